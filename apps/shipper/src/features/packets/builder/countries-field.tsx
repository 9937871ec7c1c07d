import { MultiSelect } from '@mantine/core';
import { useReferenceOptions } from '@tenderlane/web/core/queries/reference';
import { useTranslation } from 'react-i18next';

/** Countries whose carriers are asked; empty means all. */
export function CountriesField({ value, onChange }: { value: readonly string[]; onChange: (ids: string[]) => void }) {
  const { t } = useTranslation('packets');
  const options = useReferenceOptions('countries');
  return (
    <MultiSelect
      label={t('setup.countries')}
      placeholder={value.length === 0 ? t('setup.all_countries') : ''}
      data={options}
      value={[...value]}
      onChange={onChange}
      searchable
      clearable
    />
  );
}
