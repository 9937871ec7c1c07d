import type { View, ViewContent } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain';
import { clampWidth, shownColumns, type ColumnShape, type ListLayout } from '@tenderlane/web/list/rules/column-layout';
import { DEFAULT_SORT, readFilter, readOrder, writeFilter, type ListFilter } from '../filter/list-filter';
import { readDisplay, type Display } from '../filter/list-place';

/** The list as it stands: what it finds, in which order, and how it is shown. */
export interface ListStanding {
  filter: ListFilter;
  layout: ListLayout;
  display: Display;
}

/** A view of the list as it stands; columns that nobody chose are none. */
export function toContent({ filter, layout, display }: ListStanding, all: readonly ColumnShape[]): ViewContent {
  const { sort = DEFAULT_SORT, ...filters } = writeFilter(filter);
  const isUsual = layout.columns === null && Object.keys(layout.widths).length === 0;
  const shown = isUsual ? [] : shownColumns(all, layout, Number.POSITIVE_INFINITY);
  return {
    filter: filters,
    sort,
    columns: shown.map(({ key }) => ({ name: key, width: lookUp(layout.widths, key) ?? null })),
    density: layout.density === 'compact' ? 'compact' : 'normal',
    group: display === 'table' ? null : display,
  };
}

/** What a view makes of the list; names that the list no longer knows are left out. */
export function fromContent({ filter, sort, columns, density, group }: ViewContent) {
  const widths = columns.flatMap(({ name, width }) => (width === null ? [] : [[name, clampWidth(width)] as const]));
  return {
    filter: { ...readFilter(filter), sort: readOrder(sort ?? undefined) } satisfies ListFilter,
    layout: {
      columns: columns.length > 0 ? columns.map(({ name }) => name) : null,
      widths: Object.fromEntries(widths),
      density: density === 'compact' ? ('compact' as const) : ('comfortable' as const),
    } satisfies Partial<ListLayout>,
    display: readDisplay(group ?? undefined),
  };
}

const written = ({ filter, sort, columns, density, group }: ViewContent) =>
  JSON.stringify([
    Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1)),
    sort ?? DEFAULT_SORT,
    columns.map(({ name, width }) => [name, width]),
    density,
    group,
  ]);

/** Whether the list still is what the view says. */
export const isSameContent = (view: View, content: ViewContent): boolean => written(view) === written(content);
