import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FacilityRow } from '@tenderlane/contract';
import { useActiveRow } from '@tenderlane/web/list/use-active-row';
import { useListLayout } from '@tenderlane/web/list/use-list-layout';
import { useListRows } from '@tenderlane/web/list/use-list-rows';
import { useRowKeys } from '@tenderlane/web/list/use-row-keys';
import { useCallback } from 'react';
import { rememberFilter } from '../../../lib/list-filter';
import { paths } from '../../../lib/paths';
import { facilitiesPage } from '../facilities.api';
import { readFilter, toQuery, writeFilter, type FacilitiesFilter, type FacilityTab } from './facilities-filter';
import { useFacilityColumns } from './facility-columns';

export type FacilitiesList = ReturnType<typeof useFacilitiesList>;

const addressOf = (tab: FacilityTab) => paths[tab === 'public' ? 'facilities.public' : 'facilities'];

export function useFacilitiesList(scope: 'own' | 'public') {
  const navigate = useNavigate();
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const filter = readFilter(search);
  const tab: FacilityTab = scope === 'own' && search['deleted'] === '1' ? 'deleted' : scope;
  const layout = useListLayout('shipper', 'facilities');
  const query = { ...toQuery(tab, filter), per_page: layout.layout.perPage };
  const rows = useListRows<FacilityRow>('facilities', JSON.stringify(query), (after) =>
    facilitiesPage({ ...query, ...(after !== null && { after }) }),
  );
  const active = useActiveRow(rows, undefined);
  const open = useCallback(
    ({ id }: FacilityRow) => void navigate({ to: paths['facility.show'], params: { id: String(id) } }),
    [navigate],
  );
  useRowKeys(rows, active, open);
  const show = (next: FacilityTab, kept: FacilitiesFilter) => {
    const address = { ...writeFilter(kept), ...(next === 'deleted' && { deleted: '1' }) };
    if (next === 'own') rememberFilter('facilities', address);
    void navigate({ to: addressOf(next), search: address, replace: next === tab });
  };
  return {
    tab,
    filter,
    query,
    change: (part: Partial<FacilitiesFilter>) => show(tab, { ...filter, ...part }),
    openTab: (next: FacilityTab) => show(next, filter),
    layout,
    rows,
    active,
    columns: useFacilityColumns(),
    open,
  };
}
