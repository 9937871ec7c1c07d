import { NumberInput, Select, TextInput } from '@mantine/core';
import { DayInput, FieldPair } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useReferenceOptions } from '../core/queries/reference';
import { useDayField } from '../moment-field';
import { FileField } from '../files/file-field';
import { LanguagesField } from './contact-fields';
import type { RecordForm } from './use-record-form';
import classes from './fleet.module.css';

export function DriverFields({ form }: { form: RecordForm }) {
  const { t } = useTranslation(['fleet', 'common']);
  const countries = useReferenceOptions('countries');
  const dayField = useDayField();
  const day = (name: 'date_of_birth' | 'licence_expires_on') => {
    const { value, error, onChange } = form.choice(name);
    return <DayInput label={t(`field.${name}`)} field={dayField()} value={value} error={error} onChange={onChange} />;
  };
  return (
    <>
      <TextInput label={t('field.name')} required maxLength={200} data-autofocus {...form.text('name')} />
      <FieldPair>
        {day('date_of_birth')}
        <TextInput label={t('field.tin')} maxLength={30} {...form.text('tin')} />
        <TextInput
          label={t('field.phone')}
          description={t('hint.phone')}
          type="tel"
          inputMode="tel"
          maxLength={50}
          {...form.text('phone')}
        />
        <TextInput label={t('field.email')} type="email" maxLength={254} {...form.text('email')} />
      </FieldPair>
      <LanguagesField form={form} />
      <h3 className={classes.group}>{t('group.licence')}</h3>
      <FieldPair>
        <TextInput label={t('field.licence_number')} maxLength={50} {...form.text('licence_number')} />
        {day('licence_expires_on')}
        <Select
          label={t('field.licence_country_id')}
          data={countries}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('common:clear') }}
          {...form.choice('licence_country_id')}
        />
        <TextInput label={t('field.licence_state')} maxLength={100} {...form.text('licence_state')} />
        <NumberInput
          label={t('field.driving_since')}
          allowDecimal={false}
          allowNegative={false}
          maxLength={4}
          thousandSeparator=""
          {...form.number('driving_since')}
        />
      </FieldPair>
      <FileField
        label={t('field.files')}
        kinds="documents"
        value={form.files}
        error={form.fileError}
        onChange={(files) => form.set('files', files)}
      />
    </>
  );
}
