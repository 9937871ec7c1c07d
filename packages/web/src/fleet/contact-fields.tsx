import { MultiSelect, Switch, TextInput } from '@mantine/core';
import { SPOKEN_LANGUAGES } from '@tenderlane/domain/fleet';
import { FieldPair } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { languageName } from './record-texts';
import type { RecordForm } from './use-record-form';

const LANGUAGES = SPOKEN_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

export function LanguagesField({ form }: { form: RecordForm }) {
  const { t } = useTranslation('fleet');
  return <MultiSelect label={t('field.languages')} data={LANGUAGES} searchable {...form.choices('languages')} />;
}

export function ContactFields({ form, isCarrier }: { form: RecordForm; isCarrier: boolean }) {
  const { t } = useTranslation('fleet');
  return (
    <>
      <FieldPair>
        <TextInput label={t('field.first_name')} required maxLength={100} data-autofocus {...form.text('first_name')} />
        <TextInput label={t('field.last_name')} maxLength={100} {...form.text('last_name')} />
        <TextInput label={t('field.middle_name')} maxLength={100} {...form.text('middle_name')} />
        <TextInput label={t('field.position')} maxLength={100} {...form.text('position')} />
      </FieldPair>
      <FieldPair>
        <TextInput
          label={t('field.phone')}
          description={t('hint.phone')}
          type="tel"
          inputMode="tel"
          maxLength={50}
          {...form.text('phone')}
        />
        <TextInput
          label={t('field.email')}
          description={t('hint.way')}
          type="email"
          maxLength={254}
          {...form.text('email')}
        />
      </FieldPair>
      <LanguagesField form={form} />
      <Switch label={t('field.is_primary')} {...form.flag('is_primary')} />
      {isCarrier && <Switch label={t('field.is_shared')} {...form.flag('is_shared')} />}
    </>
  );
}
