import { Select } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Label } from '../carriers.api';
import classes from '../carriers.module.css';

interface LabelSelectProps {
  labels: readonly Label[];
  value: number | null;
  onChange: (labelId: number | null) => void;
}

export function LabelSelect({ labels, value, onChange }: LabelSelectProps) {
  const { t } = useTranslation(['carriers', 'common']);
  return (
    <Select
      aria-label={t('label_filter')}
      placeholder={t('label_filter')}
      className={classes.byLabel}
      leftSection={<IconTag size={16} aria-hidden />}
      data={labels.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      searchable
      nothingFoundMessage={t('common:nothing_found')}
    />
  );
}
