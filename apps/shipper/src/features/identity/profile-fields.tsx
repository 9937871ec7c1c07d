import { Alert, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { toCountry, toLocale } from '@tenderlane/domain/languages';
import { FieldPair } from '@tenderlane/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useAutosave } from '@tenderlane/web/core/autosave/use-autosave';
import { CountrySelect } from '../brands';
import { LanguageSelect } from '@tenderlane/web/identity/language-select';
import { useUpdateProfile, type Profile } from '@tenderlane/web/identity/profile.api';

const FIELDS = ['first_name', 'last_name', 'locale', 'country_id'] as const;

/** Saved while typing; an empty name is not sent. */
export function ProfileFields({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity');
  const [person, setPerson] = useState({
    first_name: profile.first_name,
    last_name: profile.last_name,
    locale: toLocale(profile.locale),
    country_id: toCountry(profile.country_id),
  });
  const autosave = useAutosave({ scope: 'profile', save: useUpdateProfile() });
  const change = (part: Partial<typeof person>) => {
    const next = { ...person, ...part };
    setPerson(next);
    if (next.first_name.trim() && next.last_name.trim()) autosave.change(next);
  };
  const nameField = (field: 'first_name' | 'last_name') => ({
    label: t(`person.${field}`),
    autoComplete: field === 'first_name' ? 'given-name' : 'family-name',
    required: true,
    maxLength: 100,
    value: person[field],
    error: person[field].trim() ? fieldText(autosave.error, field) : t('person.name_missing'),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const problem = formText(autosave.error, FIELDS);

  return (
    <>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <FieldPair>
        <TextInput {...nameField('first_name')} />
        <TextInput {...nameField('last_name')} />
      </FieldPair>
      <LanguageSelect value={person.locale} onChange={(locale) => change({ locale })} />
      <CountrySelect
        label={t('person.country')}
        value={person.country_id}
        error={fieldText(autosave.error, 'country_id')}
        onChange={(country_id) => change({ country_id })}
      />
    </>
  );
}
