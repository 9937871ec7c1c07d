import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Locale } from '@tenderlane/domain';
import { LANGUAGE_NAMES } from '@tenderlane/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useSaveProfile } from './profile.api';
import classes from './identity.module.css';

const LANGUAGES = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

interface PersonFormProps {
  initial: { first_name: string; last_name: string; locale: Locale };
  submitLabel: string;
  /** The next step of the page, not one of its forms. */
  isNew?: boolean;
  onSaved: () => Promise<void> | void;
}

/** Name and language of the person. */
export function PersonForm({ initial, submitLabel, isNew = false, onSaved }: PersonFormProps) {
  const { t } = useTranslation('account');
  const [person, setPerson] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const save = useSaveProfile();
  const problem = formText(save.error, ['first_name', 'last_name']);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (person.first_name.trim() && person.last_name.trim()) save.mutate(person, { onSuccess: () => void onSaved() });
  };
  const nameField = (field: 'first_name' | 'last_name') => ({
    label: t(`person.${field}`),
    autoComplete: field === 'first_name' ? 'given-name' : 'family-name',
    required: true,
    maxLength: 100,
    value: person[field],
    error: isChecked && !person[field].trim() ? t('person.name_missing') : fieldText(save.error, field),
    onChange: (event: { currentTarget: { value: string } }) =>
      setPerson({ ...person, [field]: event.currentTarget.value }),
  });

  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <div className={classes.pair}>
        <TextInput {...nameField('first_name')} autoFocus />
        <TextInput {...nameField('last_name')} />
      </div>
      <NativeSelect
        label={t('person.language')}
        description={t('person.language_hint')}
        data={LANGUAGES}
        value={person.locale}
        onChange={(event) => setPerson({ ...person, locale: event.currentTarget.value as Locale })}
      />
      <div>
        <Button
          type="submit"
          variant={isNew ? 'filled' : 'default'}
          size={isNew ? 'lg' : 'md'}
          loading={save.isPending}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
