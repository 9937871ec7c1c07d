import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Locale } from '@tenderlane/domain/languages';
import { FieldPair } from '@tenderlane/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTyped } from '../core/use-typed';
import { fieldText, formText } from '../core/texts/error-text';
import { LanguageSelect } from './language-select';
import { useSaveProfile } from './profile.api';
import { TermsField } from './terms/terms-field';
import classes from './person-form.module.css';

interface PersonFormProps {
  isFirst?: boolean;
  initial: { first_name: string; last_name: string; locale: Locale };
  submit: (isPending: boolean) => ReactNode;
  onSaved: () => Promise<void> | void;
}

export function PersonForm({ isFirst = false, initial, submit, onSaved }: PersonFormProps) {
  const { t } = useTranslation('identity');
  const { values: person, change } = useTyped(isFirst ? 'person' : null, initial);
  const [hasAccepted, setHasAccepted] = useState(!isFirst);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveProfile();
  const problem = formText(save.error, ['first_name', 'last_name']);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!person.first_name.trim() || !person.last_name.trim() || !hasAccepted) return;
    const body = { ...person, ...(isFirst && { accepts_terms: true as const }) };
    save.mutate(body, { onSuccess: () => void onSaved() });
  };
  const nameField = (field: 'first_name' | 'last_name') => ({
    label: t(`person.${field}`),
    autoComplete: field === 'first_name' ? 'given-name' : 'family-name',
    required: true,
    maxLength: 100,
    value: person[field],
    error: isChecked && !person[field].trim() ? t('person.name_missing') : fieldText(save.error, field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  return (
    <form onSubmit={send} noValidate className={classes.fields}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <FieldPair>
        <TextInput {...nameField('first_name')} autoFocus />
        <TextInput {...nameField('last_name')} />
      </FieldPair>
      <LanguageSelect value={person.locale} onChange={(locale) => change({ locale })} />
      {isFirst && <TermsField isChecked={isChecked} hasAccepted={hasAccepted} onChange={setHasAccepted} />}
      {submit(save.isPending)}
    </form>
  );
}
