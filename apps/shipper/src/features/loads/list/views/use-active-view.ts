import type { ColumnShape } from '@tenderlane/web/list/rules/column-layout';
import type { ListLayoutControl } from '@tenderlane/web/list/use-list-layout';
import { useMemo } from 'react';
import { useActiveView } from '../../../views';
import { DEFAULT_SORT, isFiltered } from '../filter/list-filter';
import type { useListFilter } from '../filter/use-list-filter';
import { fromContent, toContent } from './view-content';

interface ActiveLoadsViewSettings {
  address: ReturnType<typeof useListFilter>;
  layout: ListLayoutControl;
  columns: readonly ColumnShape[];
}

export function useActiveLoadsView({ address, layout, columns }: ActiveLoadsViewSettings) {
  const { filter, place, goTo } = address;
  const { viewId, display } = place;
  const content = useMemo(
    () => toContent({ filter, layout: layout.layout, display }, columns),
    [filter, layout.layout, display, columns],
  );
  return useActiveView({
    list: 'tenders',
    viewId,
    isBare: !isFiltered(filter) && display === 'table',
    content,
    defaultSort: DEFAULT_SORT,
    apply: (view) => {
      const next = fromContent(view);
      layout.change(next.layout);
      goTo(next.filter, { viewId: view.id, display: next.display, month: null });
    },
    setViewId: (id) => goTo(filter, { ...place, viewId: id }),
  });
}
