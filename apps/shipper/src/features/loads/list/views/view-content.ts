import type { ViewContent } from '@tenderlane/contract';
import type { ColumnShape, ListLayout } from '@tenderlane/web/list/rules/column-layout';
import { layoutFromContent, layoutToContent } from '@tenderlane/web/list/rules/view-layout';
import { DEFAULT_SORT, readFilter, readOrder, writeFilter, type ListFilter } from '../filter/list-filter';
import { readDisplay, type Display } from '../filter/list-place';

export interface ListStanding {
  filter: ListFilter;
  layout: ListLayout;
  display: Display;
}

export function toContent({ filter, layout, display }: ListStanding, all: readonly ColumnShape[]): ViewContent {
  const { sort = DEFAULT_SORT, ...filters } = writeFilter(filter);
  return { filter: filters, sort, ...layoutToContent(layout, all), group: display === 'table' ? null : display };
}

/** Ignores filters and columns that no longer exist. */
export function fromContent({ filter, sort, columns, density, group }: ViewContent) {
  return {
    filter: { ...readFilter(filter), sort: readOrder(sort ?? undefined) } satisfies ListFilter,
    layout: layoutFromContent({ columns, density }),
    display: readDisplay(group ?? undefined),
  };
}
