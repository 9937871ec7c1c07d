import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { LoadListItem } from '@tenderlane/contract';
import { useActiveRow } from '@tenderlane/web/list/use-active-row';
import { useListLayout } from '@tenderlane/web/list/use-list-layout';
import { useListRows } from '@tenderlane/web/list/use-list-rows';
import { useSelection } from '@tenderlane/web/list/use-selection';
import { useCallback, useMemo, useState } from 'react';
import { loadHref } from '../../../lib/tender-href';
import { countsQuery, loadsPage } from '../loads.api';
import { toCountsQuery, toQuery } from './filter/list-filter';
import { useLoadColumns } from './load-columns';
import { useListFilter, usePreview } from './filter/use-list-filter';
import { useLoadKeys } from './use-load-keys';
import { useActiveLoadsView } from './views/use-active-view';
import { useNewTender } from './use-new-tender';
import { useRowCommands } from './use-row-commands';

/** Separate from the rows, so that the tools do not render on scrolling. */
export type ListTools = LoadsList['tools'];
export type LoadsList = ReturnType<typeof useLoadsList>;

export function useLoadsList() {
  const navigate = useNavigate();
  const address = useListFilter();
  const { filter, change, clear, place, setPlace, openRows } = address;
  const layout = useListLayout('shipper', 'tenders');
  const { perPage } = layout.layout;
  const query = useMemo(() => ({ ...toQuery(filter), per_page: perPage }), [filter, perPage]);
  const name = JSON.stringify(query);
  const rows = useListRows<LoadListItem>('tenders', name, (after) =>
    loadsPage({ ...query, ...(after !== null && { after, total: 'none' }) }),
  );
  const counts = useQuery(countsQuery(toCountsQuery(filter))).data;
  const selection = useSelection<LoadListItem>(name);
  const preview = usePreview();
  // An open preview follows the active row.
  const active = useActiveRow(rows, selection, ({ id }) => preview.id !== null && preview.show(id));
  const commands = useRowCommands();
  const columns = useLoadColumns();
  const activeView = useActiveLoadsView({ address, layout, columns });
  const { start: create } = useNewTender();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const open = useCallback((load: LoadListItem) => void navigate({ to: loadHref(load) }), [navigate]);
  const showHelp = useCallback(() => setIsHelpOpen(true), []);
  const tools = useMemo(
    () => ({ filter, change, clear, place, setPlace, query, layout, columns, counts, activeView, showHelp }),
    [filter, change, clear, place, setPlace, query, layout, columns, counts, activeView, showHelp],
  );
  useLoadKeys({ rows, active, selection, commands, preview, open, create, help: showHelp });
  return {
    filter,
    place,
    setPlace,
    openRows,
    tools,
    change,
    clear,
    layout,
    query,
    rows,
    selection,
    preview,
    active,
    commands,
    columns,
    open,
    help: { isOpen: isHelpOpen, set: setIsHelpOpen },
  };
}
