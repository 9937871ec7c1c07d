import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { locale } from '@tenderlane/web/core/texts/locale';
import { LanguageSelect } from '@tenderlane/web/identity/language-select';
import { useEndOnboardingOfPerson } from './profile.api';
import classes from './identity.module.css';

interface PersonFormProps {
  submitLabel: string;
  onSaved?: (() => Promise<void>) | undefined;
}

/** The first step of the onboarding: name and language. */
export function PersonForm({ submitLabel, onSaved }: PersonFormProps) {
  const { t } = useTranslation(['account', 'common']);
  const [person, setPerson] = useState({ first_name: '', last_name: '', locale });
  const [isChecked, setIsChecked] = useState(false);
  const save = useEndOnboardingOfPerson();
  const problem = formText(save.error, ['first_name', 'last_name']);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (person.first_name.trim() && person.last_name.trim()) save.mutate(person, { onSuccess: () => void onSaved?.() });
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
      <LanguageSelect value={person.locale} onChange={(chosen) => setPerson({ ...person, locale: chosen })} />
      <Button type="submit" variant="filled" size="md" loading={save.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
