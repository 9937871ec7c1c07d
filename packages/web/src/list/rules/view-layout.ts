import type { ViewContent } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { clampWidth, shownColumns, type ColumnShape, type ListLayout } from './column-layout';

/** Layout as a saved view stores it; default columns become an empty list. */
export function layoutToContent(
  layout: ListLayout,
  all: readonly ColumnShape[],
): Pick<ViewContent, 'columns' | 'density'> {
  const isUsual = layout.columns === null && Object.keys(layout.widths).length === 0;
  const shown = isUsual ? [] : shownColumns(all, layout, Number.POSITIVE_INFINITY);
  return {
    columns: shown.map(({ key }) => ({ name: key, width: lookUp(layout.widths, key) ?? null })),
    density: layout.density === 'compact' ? 'compact' : 'normal',
  };
}

export function layoutFromContent({ columns, density }: Pick<ViewContent, 'columns' | 'density'>) {
  const widths = columns.flatMap(({ name, width }) => (width === null ? [] : [[name, clampWidth(width)] as const]));
  return {
    columns: columns.length > 0 ? columns.map(({ name }) => name) : null,
    widths: Object.fromEntries(widths),
    density: density === 'compact' ? ('compact' as const) : ('comfortable' as const),
  } satisfies Partial<ListLayout>;
}
