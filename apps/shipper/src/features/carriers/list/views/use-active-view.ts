import type { ColumnShape } from '@tenderlane/web/list/rules/column-layout';
import type { ListLayoutControl } from '@tenderlane/web/list/use-list-layout';
import { useMemo } from 'react';
import { useActiveView } from '../../../views';
import { DEFAULT_SORT, isNarrowed, type CarriersFilter } from '../../carriers-filter';
import { fromContent, toContent } from './view-content';

interface ActiveCarriersViewSettings {
  filter: CarriersFilter;
  viewId: number | null;
  goTo: (filter: CarriersFilter, viewId: number | null) => void;
  layout: ListLayoutControl;
  columns: readonly ColumnShape[];
}

export function useActiveCarriersView({ filter, viewId, goTo, layout, columns }: ActiveCarriersViewSettings) {
  const written = JSON.stringify(filter);
  const content = useMemo(
    () => toContent(JSON.parse(written) as CarriersFilter, layout.layout, columns),
    [written, layout.layout, columns],
  );
  return useActiveView({
    list: 'carriers',
    viewId,
    isBare: !isNarrowed(filter) && filter.state === null && filter.sort === DEFAULT_SORT,
    content,
    defaultSort: DEFAULT_SORT,
    apply: (view) => {
      const next = fromContent(view);
      layout.change(next.layout);
      goTo(next.filter, view.id);
    },
    setViewId: (id) => goTo(filter, id),
  });
}
