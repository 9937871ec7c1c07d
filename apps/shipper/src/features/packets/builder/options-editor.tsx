import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { lookUp } from '@tenderlane/domain/values';
import { PACKET_LIMITS } from '@tenderlane/domain/packets';
import type { Question } from '@tenderlane/web/packets/question-field';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { newKey, replaceItem, removeItem } from './template';
import type { ProblemOf } from './use-problems';
import { isWritten, translated, translationOf, type Writing } from './words';

interface OptionsEditorProps {
  question: Question;
  path: string;
  problemOf: ProblemOf;
  writing: Writing;
  onChange: (question: Question) => void;
}

export function OptionsEditor({ question, path, problemOf, writing, onChange }: OptionsEditorProps) {
  const { t } = useTranslation('packets');
  const { options } = question;
  const isFirst = isWritten(writing);
  const other = translationOf(question, writing);
  const problem = problemOf(`${path}.options`);
  const set = (next: Question['options']) => onChange({ ...question, options: next });
  const write = (index: number, option: Question['options'][number], value: string) =>
    isFirst
      ? set(replaceItem(options, index, { ...option, label: value }))
      : onChange(translated(question, writing, { options: { ...other.options, [option.id]: value } }));
  return (
    <div className={classes.card} role="group" aria-label={t('setup.options')}>
      {options.map((option, index) => (
        <div key={option.id} className={classes.option}>
          <TextInput
            className={classes.wide ?? ''}
            aria-label={t('setup.option', { number: index + 1 })}
            placeholder={(!isFirst && option.label) || t('setup.option', { number: index + 1 })}
            value={isFirst ? option.label : (lookUp(other.options ?? {}, option.id) ?? '')}
            maxLength={200}
            error={isFirst && problemOf(`${path}.options.${index}.label`)}
            onChange={({ currentTarget: { value } }) => write(index, option, value)}
          />
          <ActionIcon
            aria-label={t('setup.remove', { name: option.label || t('setup.option', { number: index + 1 }) })}
            onClick={() => set(removeItem(options, index))}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      {problem && <span className={classes.bad}>{problem}</span>}
      <div>
        <Button
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={options.length >= PACKET_LIMITS.optionsMax}
          onClick={() => set([...options, { id: newKey(), label: '' }])}
        >
          {t('setup.add_option')}
        </Button>
      </div>
    </div>
  );
}
