import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { readId } from '@tenderlane/web/core/read-id';
import { useActiveRow } from '@tenderlane/web/list/use-active-row';
import { useListLayout } from '@tenderlane/web/list/use-list-layout';
import { useListRows } from '@tenderlane/web/list/use-list-rows';
import { useListKeys } from '@tenderlane/web/list/use-list-keys';
import { useRowKeys } from '@tenderlane/web/list/use-row-keys';
import { useSelection } from '@tenderlane/web/list/use-selection';
import { useCallback } from 'react';
import { rememberFilter } from '../../../lib/list-filter';
import { paths } from '../../../lib/paths';
import { useCarrierColumns } from './carrier-columns';
import { carriersPage } from '../carriers.api';
import { NO_FILTER, readFilter, toQuery, writeFilter, type CarriersFilter } from '../carriers-filter';
import { useActiveCarriersView } from './views/use-active-view';

export type CarriersList = ReturnType<typeof useCarriersList>;

/** The filter is stored in the address and remembered for the drawer's link. */
export function useCarriersList() {
  const navigate = useNavigate();
  const address: Record<string, string | undefined> = useSearch({ strict: false });
  const filter = readFilter(address);
  const viewId = readId(address['view']);
  const layout = useListLayout('shipper', 'carriers');
  const columns = useCarrierColumns();
  const goTo = (next: CarriersFilter, view: number | null) => {
    const search = { ...writeFilter(next), ...(view !== null && { view: String(view) }) };
    rememberFilter('carriers', search);
    void navigate({ to: paths.carriers, search, replace: true });
  };
  const activeView = useActiveCarriersView({ filter, viewId, goTo, layout, columns });
  const query = { ...toQuery(filter), per_page: layout.layout.perPage };
  const name = JSON.stringify(query);
  const rows = useListRows<Carrier>('carriers', name, (after) =>
    carriersPage({ ...query, ...(after !== null && { after }) }),
  );
  const selection = useSelection<Carrier>(name);
  const active = useActiveRow(rows, selection);
  const open = useCallback(
    ({ id }: Carrier) => void navigate({ to: paths['carriers.show'], params: { id: String(id) } }),
    [navigate],
  );
  useRowKeys(rows, active, open);
  const { row } = active;
  useListKeys({
    select: row && (() => selection.choose([row], !selection.has(row.id))),
    leave: () => selection.clear(),
  });
  return {
    filter,
    change: (part: Partial<CarriersFilter>) => goTo({ ...filter, ...part }, viewId),
    clear: () => goTo({ ...NO_FILTER, state: filter.state, sort: filter.sort }, null),
    activeView,
    layout,
    query,
    rows,
    selection,
    active,
    columns,
    open,
  };
}
