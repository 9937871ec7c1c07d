import { Select } from '@mantine/core';
import type { CountryId } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import { useTranslation } from 'react-i18next';
import { useReference } from '@tenderlane/web/core/queries/reference';

interface CountrySelectProps {
  label: string;
  value: CountryId;
  onChange: (id: CountryId) => void;
  error?: string | undefined;
  disabled?: boolean;
  required?: boolean;
}

export function CountrySelect({ value, onChange, ...field }: CountrySelectProps) {
  const { t } = useTranslation();
  const { data: countries = [] } = useReference('countries');
  return (
    <Select
      {...field}
      data={countries
        .filter(({ group }) => group === 'company')
        .map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onChange={(id) => id && onChange(toCountry(id))}
      allowDeselect={false}
      searchable
      nothingFoundMessage={t('nothing_found')}
    />
  );
}
