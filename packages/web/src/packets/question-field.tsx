import { Checkbox, Input, NumberInput, Radio, Textarea } from '@mantine/core';
import type { PacketContentBody, StoredFile } from '@tenderlane/contract';
import { PACKET_LIMITS, type Answer } from '@tenderlane/domain/packets';
import { DayInput } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDayField } from '../moment-field';
import { FileField } from '../files/file-field';
import { useLanguageNote } from './use-reader-content';
import classes from './packets.module.css';

export type Question = PacketContentBody['sections'][number]['questions'][number];

interface QuestionFieldProps {
  question: Question;
  value: Answer | undefined;
  onChange: (answer: Answer | null) => void;
  files: readonly StoredFile[];
  onFiles: (files: StoredFile[]) => void;
  error?: string | null | undefined;
}

export function QuestionField(props: QuestionFieldProps) {
  const { question, value, onChange, files, onFiles, error } = props;
  const { kind, label, required } = question;
  const help = useHint(question);
  const common = { label, description: help, required, error } as const;
  switch (kind) {
    case 'text':
      return (
        <Textarea
          {...common}
          autosize
          minRows={1}
          maxRows={8}
          maxLength={PACKET_LIMITS.answerMax}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget: { value: text } }) => onChange(text === '' ? null : text)}
        />
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          hideControls
          allowedDecimalSeparators={['.', ',']}
          value={typeof value === 'number' ? value : ''}
          onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
        />
      );
    case 'date':
      return <DateQuestion {...props} />;
    case 'yes_no':
    case 'one_of':
      return <ChoiceQuestion {...props} />;
    case 'several_of':
      return (
        <Checkbox.Group {...common} value={Array.isArray(value) ? value.map(String) : []} onChange={onChange}>
          <div className={classes.tight}>
            {question.options.map(({ id, label: text }) => (
              <Checkbox key={id} value={id} label={text} />
            ))}
          </div>
        </Checkbox.Group>
      );
    case 'file':
      return (
        <Input.Wrapper {...(help && { description: help })}>
          <FileField
            label={label}
            kinds="documents"
            max={PACKET_LIMITS.filesMax}
            required={required}
            value={files}
            onChange={onFiles}
            error={error}
          />
        </Input.Wrapper>
      );
  }
}

function useHint(question: Question): string | undefined {
  const languageNote = useLanguageNote();
  return [question.help, languageNote(question)].filter(Boolean).join(' · ') || undefined;
}

function DateQuestion({ question, value, onChange, error }: QuestionFieldProps) {
  const field = useDayField()();
  const hint = useHint(question);
  return (
    <DayInput
      label={question.label}
      description={hint}
      required={question.required}
      field={field}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
      error={error}
    />
  );
}

function ChoiceQuestion({ question, value, onChange, error }: QuestionFieldProps) {
  const { t } = useTranslation('packets');
  const hint = useHint(question);
  const isYesNo = question.kind === 'yes_no';
  const options = isYesNo
    ? [
        { id: 'yes', label: t('answer.yes') },
        { id: 'no', label: t('answer.no') },
      ]
    : question.options;
  const chosen = isYesNo ? (value === undefined ? '' : value === true ? 'yes' : 'no') : String(value ?? '');
  return (
    <Radio.Group
      label={question.label}
      description={hint}
      required={question.required}
      error={error}
      value={chosen}
      onChange={(id) => onChange(isYesNo ? id === 'yes' : id)}
    >
      <div className={classes.tight}>
        {options.map(({ id, label }) => (
          <Radio key={id} value={id} label={label} />
        ))}
      </div>
    </Radio.Group>
  );
}
