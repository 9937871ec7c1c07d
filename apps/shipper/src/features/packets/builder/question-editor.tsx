import { ActionIcon, Button, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { PACKET_LIMITS, QUESTION_KINDS, type QuestionKind } from '@tenderlane/domain/packets';
import type { Question } from '@tenderlane/web/packets/question-field';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../packets.module.css';
import { ConditionFields } from './condition-fields';
import { CountriesField } from './countries-field';
import { newKey, replaced, without } from './template';
import type { ProblemOf } from './use-problems';

interface QuestionEditorProps {
  question: Question;
  /** Questions that stand before it. */
  earlier: readonly Question[];
  path: string;
  problemOf: ProblemOf;
  onChange: (question: Question) => void;
  buttons: ReactNode;
}

const hasOptions = (kind: QuestionKind) => kind === 'one_of' || kind === 'several_of';

/** One question: its words, its kind, and of whom and when it is asked. */
export function QuestionEditor({ question, earlier, path, problemOf, onChange, buttons }: QuestionEditorProps) {
  const { t } = useTranslation('packets');
  const change = (part: Partial<Question>) => onChange({ ...question, ...part });
  const setKind = (kind: QuestionKind) =>
    change({
      kind,
      options: hasOptions(kind)
        ? question.options.length > 0
          ? question.options
          : [
              { id: newKey(), label: '' },
              { id: newKey(), label: '' },
            ]
        : [],
    });
  return (
    <div className={classes.card} role="group" aria-label={question.label || t('setup.question')}>
      <div className={classes.between}>
        <Switch
          label={t('setup.required')}
          checked={question.required}
          onChange={({ currentTarget: { checked } }) => change({ required: checked })}
        />
        {buttons}
      </div>
      <div className={`${classes.pair} ${classes.top}`}>
        <TextInput
          label={t('setup.label')}
          value={question.label}
          maxLength={PACKET_LIMITS.labelMax}
          required
          error={problemOf(`${path}.label`)}
          // A question in other words is another question: only the product's own is shared between shippers.
          onChange={({ currentTarget: { value } }) => change({ label: value, standard: null })}
        />
        <Select
          label={t('setup.kind')}
          data={QUESTION_KINDS.map((value) => ({ value, label: t(`question.${value}`) }))}
          value={question.kind}
          onChange={(kind) => kind && setKind(kind as QuestionKind)}
          allowDeselect={false}
        />
      </div>
      {hasOptions(question.kind) && (
        <Options question={question} path={path} problemOf={problemOf} onChange={(options) => change({ options })} />
      )}
      <Textarea
        label={t('setup.help')}
        value={question.help ?? ''}
        autosize
        minRows={1}
        maxLength={1_000}
        onChange={({ currentTarget: { value } }) => change({ help: value || null })}
      />
      <CountriesField value={question.countries} onChange={(countries) => change({ countries })} />
      <ConditionFields
        condition={question.condition}
        earlier={earlier}
        error={problemOf(`${path}.condition`)}
        onChange={(condition) => change({ condition })}
      />
    </div>
  );
}

interface OptionsProps {
  question: Question;
  path: string;
  problemOf: ProblemOf;
  onChange: (options: Question['options']) => void;
}

function Options({ question: { options }, path, problemOf, onChange }: OptionsProps) {
  const { t } = useTranslation('packets');
  const problem = problemOf(`${path}.options`);
  return (
    <div className={classes.card} role="group" aria-label={t('setup.options')}>
      {options.map((option, index) => (
        <div key={option.id} className={classes.option}>
          <TextInput
            className={classes.wide ?? ''}
            aria-label={t('setup.option', { number: index + 1 })}
            placeholder={t('setup.option', { number: index + 1 })}
            value={option.label}
            maxLength={200}
            error={problemOf(`${path}.options.${index}.label`)}
            onChange={({ currentTarget: { value } }) => onChange(replaced(options, index, { ...option, label: value }))}
          />
          <ActionIcon
            aria-label={t('setup.remove', { name: option.label || t('setup.option', { number: index + 1 }) })}
            onClick={() => onChange(without(options, index))}
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
          onClick={() => onChange([...options, { id: newKey(), label: '' }])}
        >
          {t('setup.add_option')}
        </Button>
      </div>
    </div>
  );
}
