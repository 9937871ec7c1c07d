import { Select } from '@mantine/core';
import type { ImportFile } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import classes from './imports.module.css';

interface ColumnFieldProps {
  field: ImportFile['fields'][number];
  names: readonly string[];
  column: number | null;
  sample: ImportFile['sample'];
  onChange: (column: number | null) => void;
}

const EXAMPLES = 2;

export function ColumnField({ field, names, column, sample, onChange }: ColumnFieldProps) {
  const { t } = useTranslation(['imports', 'common']);
  const values = column === null ? [] : sample.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  const examples =
    values.length > 0 ? t('examples', { values: values.slice(0, EXAMPLES).join(', ') }) : t('examples_none');
  return (
    <div>
      <Select
        label={field.label}
        description={field.hint}
        required={field.is_required}
        placeholder={t('column_none')}
        data={names.map((label, place) => ({ value: String(place), label }))}
        value={column === null ? null : String(column)}
        onChange={(value) => onChange(value === null ? null : Number(value))}
        clearable={!field.is_required}
        clearButtonProps={{ 'aria-label': t('common:clear') }}
        searchable
        nothingFoundMessage={t('common:nothing_found')}
      />
      <p className={classes.examples}>{column === null ? '' : examples}</p>
    </div>
  );
}
