import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '../../core/texts/error-text';
import classes from './questions.module.css';

interface AnswerTextFormProps {
  label: string;
  hint?: string;
  submitLabel: string;
  initial?: string;
  field: 'text' | 'answer';
  maxLength: number;
  isPending: boolean;
  error: unknown;
  onSubmit: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

export function AnswerTextForm({ initial = '', onSubmit, onCancel, error, field, ...props }: AnswerTextFormProps) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);
  // The form opens on a click.
  useEffect(() => area.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!props.isPending && text.trim() !== '' && (await onSubmit(text.trim()))) setText('');
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        ref={area}
        label={props.label}
        description={props.hint}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={props.maxLength}
        value={text}
        error={error ? (fieldText(error, field) ?? formText(error, [])) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
        <Button type="submit" loading={props.isPending} disabled={text.trim() === ''}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}
