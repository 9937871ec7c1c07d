import { Select, TextInput } from '@mantine/core';
import { FLEET_SIZES, INDUSTRIES, isWebsite, LEGAL_FORMS, ORGANIZATION_SIZES } from '@tenderlane/domain/brands';
import { DayInput, FieldGrid } from '@tenderlane/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReference } from '../core/queries/reference';
import { fieldText } from '../core/texts/error-text';
import { reasonText } from '../core/texts/reason-text';
import { useDayField } from '../moment-field';
import classes from './company-data.module.css';
import type { ProfileValues } from './use-profile-fields';

interface ProfileFieldsProps {
  values: ProfileValues;
  onChange: (part: Partial<ProfileValues>) => void;
  error: unknown;
  isReadOnly: boolean;
}

export function ProfileFields(props: ProfileFieldsProps) {
  const { t } = useTranslation('company');
  return (
    <>
      <Kinds {...props} />
      <Group title={t('field.address')}>
        <AddressFields {...props} />
      </Group>
      <Group title={t('field.licence')}>
        <LicenceFields {...props} />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={classes.legend}>{title}</legend>
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}

function Kinds({ values, onChange, error, isReadOnly }: ProfileFieldsProps) {
  const { t } = useTranslation('company');
  const dayField = useDayField();
  const select = { disabled: isReadOnly, clearable: true, placeholder: t('field.none') } as const;
  const isWrongWebsite = values.website.trim() !== '' && !isWebsite(values.website.trim());
  return (
    <FieldGrid>
      <Select
        {...select}
        label={t('field.legal_form')}
        data={LEGAL_FORMS.map((value) => ({ value, label: t(`form.${value}`) }))}
        value={values.legal_form}
        error={fieldText(error, 'legal_form')}
        onChange={(legal_form) => onChange({ legal_form })}
      />
      <TextInput
        label={t('field.tax_id')}
        disabled={isReadOnly}
        maxLength={50}
        autoComplete="off"
        value={values.tax_id}
        error={fieldText(error, 'tax_id')}
        onChange={(event) => onChange({ tax_id: event.currentTarget.value })}
      />
      <TextInput
        label={t('field.website')}
        description={t('field.website_hint')}
        disabled={isReadOnly}
        maxLength={300}
        type="url"
        autoComplete="url"
        value={values.website}
        error={isWrongWebsite ? reasonText({ code: 'not-a-website' }) : fieldText(error, 'website')}
        onChange={(event) => onChange({ website: event.currentTarget.value })}
      />
      <Select
        {...select}
        label={t('field.industry')}
        data={INDUSTRIES.map((value) => ({ value, label: t(`industry.${value}`) }))}
        value={values.industry}
        searchable
        error={fieldText(error, 'industry')}
        onChange={(industry) => onChange({ industry })}
      />
      <Select
        {...select}
        label={t('field.organization_size')}
        data={ORGANIZATION_SIZES.map(toSize)}
        value={values.organization_size}
        error={fieldText(error, 'organization_size')}
        onChange={(size) => onChange({ organization_size: size })}
      />
      <Select
        {...select}
        label={t('field.fleet_size')}
        data={FLEET_SIZES.map(toSize)}
        value={values.fleet_size}
        error={fieldText(error, 'fleet_size')}
        onChange={(size) => onChange({ fleet_size: size })}
      />
      <DayInput
        label={t('field.registered_on')}
        field={dayField()}
        disabled={isReadOnly}
        value={values.registered_on}
        error={fieldText(error, 'registered_on')}
        onChange={(day) => onChange({ registered_on: day })}
      />
    </FieldGrid>
  );
}

export const sizeText = (size: string): string => size.replace('-', '–');
const toSize = (value: string) => ({ value, label: sizeText(value) });

function AddressFields({ values, onChange, error, isReadOnly }: ProfileFieldsProps) {
  const { t } = useTranslation(['company', 'common']);
  const { data: countries = [] } = useReference('countries');
  const text = (name: 'region' | 'city' | 'street' | 'postal_code', autoComplete: string, maxLength = 200) => (
    <TextInput
      label={t(`field.address_${name}`)}
      disabled={isReadOnly}
      maxLength={maxLength}
      autoComplete={autoComplete}
      value={values[`address_${name}`]}
      error={fieldText(error, `address.${name}`)}
      onChange={(event) => onChange({ [`address_${name}`]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <Select
        label={t('field.address_country_id')}
        disabled={isReadOnly}
        clearable
        searchable
        placeholder={t('field.none')}
        nothingFoundMessage={t('common:nothing_found')}
        data={[...new Map(countries.map(({ id, name }) => [String(id), name]))].map(([value, label]) => ({
          value,
          label,
        }))}
        value={values.address_country_id}
        error={fieldText(error, 'address.country_id')}
        onChange={(id) => onChange({ address_country_id: id })}
      />
      {text('region', 'address-level1')}
      {text('city', 'address-level2')}
      {text('street', 'street-address')}
      {text('postal_code', 'postal-code', 20)}
    </>
  );
}

function LicenceFields({ values, onChange, error, isReadOnly }: ProfileFieldsProps) {
  const { t } = useTranslation('company');
  const dayField = useDayField();
  const text = (name: 'number' | 'issuer') => (
    <TextInput
      label={t(`field.licence_${name}`)}
      disabled={isReadOnly}
      maxLength={name === 'number' ? 100 : 200}
      autoComplete="off"
      value={values[`licence_${name}`]}
      error={fieldText(error, `licence.${name}`)}
      onChange={(event) => onChange({ [`licence_${name}`]: event.currentTarget.value })}
    />
  );
  return (
    <>
      {text('number')}
      {text('issuer')}
      <DayInput
        label={t('field.licence_from')}
        field={dayField()}
        disabled={isReadOnly}
        value={values.licence_from}
        error={fieldText(error, 'licence.from')}
        onChange={(day) => onChange({ licence_from: day })}
      />
      <DayInput
        label={t('field.licence_until')}
        field={dayField()}
        disabled={isReadOnly}
        value={values.licence_until}
        error={fieldText(error, 'licence.until')}
        onChange={(day) => onChange({ licence_until: day })}
      />
    </>
  );
}
