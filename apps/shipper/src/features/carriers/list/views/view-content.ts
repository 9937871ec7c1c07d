import type { ViewContent } from '@tenderlane/contract';
import type { ColumnShape, ListLayout } from '@tenderlane/web/list/rules/column-layout';
import { layoutFromContent, layoutToContent } from '@tenderlane/web/list/rules/view-layout';
import { DEFAULT_SORT, readFilter, writeFilter, type CarriersFilter } from '../../carriers-filter';

export function toContent(filter: CarriersFilter, layout: ListLayout, all: readonly ColumnShape[]): ViewContent {
  const { sort = DEFAULT_SORT, ...filters } = writeFilter(filter);
  return { filter: filters, sort, ...layoutToContent(layout, all), group: null };
}

/** Ignores filters and columns that no longer exist. */
export const fromContent = ({ filter, sort, columns, density }: ViewContent) => ({
  filter: readFilter({ ...filter, sort: sort ?? undefined }),
  layout: layoutFromContent({ columns, density }),
});
