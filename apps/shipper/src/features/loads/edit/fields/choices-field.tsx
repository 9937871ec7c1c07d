import { MultiSelect } from '@mantine/core';
import type { ReferenceListName } from '@tenderlane/contract/reference/lists';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../measures';
import { pills } from './pills';

interface ChoicesFieldProps<Key extends string> {
  label: string;
  list: ReferenceListName;
  keys: readonly Key[];
  value: readonly Key[];
  onChange: (value: Key[]) => void;
  required?: boolean;
  error?: string | undefined;
}

export function ChoicesField<Key extends string>(props: ChoicesFieldProps<Key>) {
  const { label, list, keys, value, onChange, required = false, error } = props;
  const { t } = useTranslation(['loadEdit', 'common']);
  const name = useNames(list);
  return (
    <MultiSelect
      label={label}
      required={required}
      error={error}
      placeholder={value.length === 0 ? t('truck.choose') : ''}
      searchable
      classNames={pills}
      hidePickedOptions
      nothingFoundMessage={t('common:nothing_found')}
      data={keys.map((key) => ({ value: key, label: name(key) }))}
      value={[...value]}
      onChange={(chosen) => onChange(keys.filter((key) => chosen.includes(key)))}
    />
  );
}
