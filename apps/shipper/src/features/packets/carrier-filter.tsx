import { Select } from '@mantine/core';
import type { Expiring } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';

interface CarrierFilterProps {
  rows: readonly Expiring[];
  value: string | null;
  onChange: (id: string | null) => void;
}

export function CarrierFilter({ rows, value, onChange }: CarrierFilterProps) {
  const { t } = useTranslation('packets');
  const names = new Map(rows.map((row) => [String(row.carrier_id), row.carrier]));
  return (
    <Select
      label={t('expiring.carrier')}
      placeholder={t('expiring.all_carriers')}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      value={value}
      onChange={onChange}
      searchable
      clearable
    />
  );
}
