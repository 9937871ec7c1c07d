import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { colleaguesQuery } from '../../../brands';
import { carrierNameQuery, networkQuery } from './filter.api';
import type { FilterPartProps } from './filter-part';

export function ManagerFilter({ draft, onChange }: FilterPartProps) {
  const { t } = useTranslation(['loadsList', 'common']);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  return (
    <Select
      label={t('column.manager')}
      data={[
        { value: 'me', label: t('filter.mine') },
        ...colleagues.filter(({ isSelf }) => !isSelf).map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={draft.manager_id ?? null}
      onChange={(value) => onChange({ manager_id: value ?? undefined })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      nothingFoundMessage={t('common:nothing_found')}
      comboboxProps={{ withinPortal: false }}
    />
  );
}

export function CarrierFilter({ draft, onChange }: FilterPartProps) {
  const { t } = useTranslation(['loadsList', 'common']);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), CLIENT.selectPauseMs);
  const chosen = draft.carrier_id;
  const known = useQuery({ ...carrierNameQuery(Number(chosen ?? 0)), enabled: chosen !== undefined }).data;
  // The field shows the chosen name, which is not a search.
  const { data = [], isFetching } = useQuery(networkQuery(search === known?.name ? '' : search));
  const options = new Map(data.map(({ id, name }) => [String(id), name]));
  if (chosen && !options.has(chosen)) options.set(chosen, known?.name ?? `№ ${chosen}`);
  return (
    <Select
      label={t('filter.carrier')}
      data={[...options].map(([value, label]) => ({ value, label }))}
      value={chosen ?? null}
      onChange={(value) => onChange({ carrier_id: value ?? undefined })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('common:clear') }}
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={isFetching || search !== typed.trim() ? t('common:loading') : t('common:nothing_found')}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
