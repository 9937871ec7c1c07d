import { Select, TextInput } from '@mantine/core';
import type { CountryId } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import { useTranslation } from 'react-i18next';
import { fieldText } from '@tenderlane/web/core/texts/error-text';
import { useReference } from '@tenderlane/web/core/queries/reference';
import { useLegalIdHint } from '@tenderlane/web/brands/use-legal-id-hint';
import { RefusedLegalId } from '@tenderlane/web/brands/refused-legal-id';

export interface CompanyValues {
  name: string;
  country_id: CountryId;
  legal_id: string;
}

interface CompanyFieldsProps {
  company: CompanyValues;
  onChange: (company: CompanyValues) => void;
  error: unknown;
  /** Prefix of the field names in the request body, such as `company.name`. */
  prefix?: string;
  isChecked: boolean;
  isReadOnly?: boolean;
  hasFocus?: boolean;
}

export function CompanyFields(props: CompanyFieldsProps) {
  const { company, onChange, error, prefix = '', isChecked, isReadOnly = false, hasFocus = false } = props;
  const { t } = useTranslation(['brands', 'carrierApp', 'common']);
  const { data: countries = [] } = useReference('countries');
  const legalIdHint = useLegalIdHint(company.country_id, t('carrierApp:company.legal_id_hint'));
  const change = (part: Partial<CompanyValues>) => onChange({ ...company, ...part });
  return (
    <>
      <TextInput
        label={t('brand.name')}
        error={isChecked && !company.name.trim() ? t('brand.name_missing') : fieldText(error, `${prefix}name`)}
        autoComplete="organization"
        autoFocus={hasFocus}
        required
        disabled={isReadOnly}
        maxLength={200}
        value={company.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Select
        label={t('brand.country')}
        required
        disabled={isReadOnly}
        data={countries
          .filter(({ group }) => group === 'company')
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        value={company.country_id}
        error={fieldText(error, `${prefix}country_id`)}
        onChange={(id) => id && change({ country_id: toCountry(id) })}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('common:nothing_found')}
      />
      <TextInput
        label={t('brand.legal_id')}
        description={legalIdHint}
        error={fieldText(error, `${prefix}legal_id`)}
        autoComplete="off"
        disabled={isReadOnly}
        maxLength={50}
        value={company.legal_id}
        onChange={(event) => change({ legal_id: event.currentTarget.value })}
      />
      <RefusedLegalId error={error} name={company.name} countryId={company.country_id} legalId={company.legal_id} />
    </>
  );
}

export const companyBody = ({ name, country_id, legal_id }: CompanyValues) => ({
  name: name.trim(),
  country_id,
  legal_id: legal_id.trim() || null,
});

export const COMPANY_FIELDS = ['name', 'country_id', 'legal_id'] as const;
