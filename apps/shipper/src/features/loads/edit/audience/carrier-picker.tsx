import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Carrier } from '@tenderlane/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierQuery, carriersFoundQuery } from '../draft/load-edit.api';
import { pills } from '../fields/pills';
import { useDraftState, usePart } from '../draft/use-draft';

export function CarrierPicker({ keepsAll }: { keepsAll: boolean }) {
  const { t } = useTranslation(['loadEdit', 'common', 'relations']);
  const [audience, change] = usePart('auction.audience');
  const saved = useDraftState((state) => state.saved['auction.audience'].carrier_ids);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), CLIENT.selectPauseMs);
  const found = useQuery(carriersFoundQuery(search));
  const chosen = audience.carrier_ids ?? [];
  const nameOf = ({ name, state }: Carrier) =>
    state === 'verified' ? name : `${name} · ${t(`relations:relation.${state}`)}`;
  const names = new Map(found.data?.map((carrier) => [carrier.id, nameOf(carrier)]));
  const others = chosen.filter((id) => !names.has(id));
  const known = useQueries({ queries: others.map((id) => carrierQuery(id)) });
  for (const { data } of known) if (data) names.set(data.id, nameOf(data));
  const kept = keepsAll ? (saved ?? []) : [];
  const ids = [...new Set([...chosen, ...names.keys()])];
  return (
    <MultiSelect
      label={t('audience.pick_carriers')}
      searchable
      classNames={pills}
      hidePickedOptions
      searchValue={typed}
      onSearchChange={setTyped}
      // The server has already filtered the options.
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? t('common:loading') : t('common:nothing_found')}
      data={ids.map((id) => ({ value: String(id), label: names.get(id) ?? `№ ${id}` }))}
      value={chosen.map(String)}
      onChange={(next) => change({ carrier_ids: [...new Set([...kept, ...next.map(Number)])] })}
    />
  );
}
