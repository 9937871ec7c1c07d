import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { useActiveRow } from '@tenderlane/web/list/use-active-row';
import { useListLayout } from '@tenderlane/web/list/use-list-layout';
import { useListRows } from '@tenderlane/web/list/use-list-rows';
import { useRowKeys } from '@tenderlane/web/list/use-row-keys';
import { rememberFilter } from '../../lib/list-filter';
import { paths } from '../../lib/paths';
import { useCarrierColumns } from './carrier-columns';
import { carriersPage } from './carriers.api';
import { readFilter, toQuery, writeFilter, type CarriersFilter } from './carriers-filter';

export type CarriersList = ReturnType<typeof useCarriersList>;

/** A carrier has no page of its own yet: Enter opens what can be done with it. */
const openActions = ({ id }: Carrier) =>
  document.querySelector<HTMLElement>(`tr[data-row="${id}"] button[aria-haspopup="menu"]`)?.click();

/** Filter, rows and keys of the network; the filter lives in the address, and the drawer opens it again as it was left. */
export function useCarriersList() {
  const navigate = useNavigate();
  const filter = readFilter(useSearch({ strict: false }));
  const layout = useListLayout('shipper', 'carriers');
  const query = { ...toQuery(filter), per_page: layout.layout.perPage };
  const rows = useListRows<Carrier>('carriers', JSON.stringify(query), (after) =>
    carriersPage({ ...query, ...(after !== null && { after }) }),
  );
  const active = useActiveRow(rows, undefined);
  useRowKeys(rows, active, openActions);
  return {
    filter,
    change: (part: Partial<CarriersFilter>) => {
      const next = writeFilter({ ...filter, ...part });
      rememberFilter('carriers', next);
      void navigate({ to: paths.carriers, search: next, replace: true });
    },
    layout,
    rows,
    active,
    columns: useCarrierColumns(),
  };
}
