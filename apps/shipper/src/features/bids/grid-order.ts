import type { GridRow } from '@tenderlane/contract';
import { GRID_LIST } from '@tenderlane/contract/awards/list';
import type { SortKeyOf, SortOf } from '@tenderlane/contract/core/list';

const GRID_COLUMNS = GRID_LIST.sorts;
export type GridColumn = SortKeyOf<typeof GRID_LIST>;
export type GridSort = SortOf<typeof GRID_LIST>;
export const GRID_SORTS = GRID_COLUMNS.flatMap((column): GridSort[] => [column, `-${column}`]);

export const BASES_OF_COMPARISON = ['target', 'starting', 'lane_median'] as const;
export type ComparisonBase = (typeof BASES_OF_COMPARISON)[number];

export const deviationOf = (row: GridRow, base: ComparisonBase): number | null =>
  ({ target: row.to_target_bp, starting: row.to_starting_bp, lane_median: row.to_lane_median_bp })[base];

type SortValue = string | number | null;

function valueOf(row: GridRow, column: GridColumn, base: ComparisonBase): SortValue {
  switch (column) {
    case 'rank':
      return row.rank;
    case 'carrier':
      return row.carrier.name;
    case 'bid':
      return row.price?.amount ?? null;
    case 'comparable':
      return row.comparable?.amount ?? null;
    case 'deviation':
      return deviationOf(row, base);
    case 'on_time':
      return row.on_time_bp;
    case 'acceptance':
      return row.acceptance_bp;
    case 'cancel':
      return row.cancel_bp;
    case 'rating':
      return row.rating_x100;
    case 'valid':
      return row.valid_until;
  }
}

/** Omits columns without any value, except rank, carrier and bid. */
export function columnsOf(rows: readonly GridRow[], base: ComparisonBase): GridColumn[] {
  const isAlways = (column: GridColumn) => column === 'rank' || column === 'carrier' || column === 'bid';
  return GRID_COLUMNS.filter((column) => isAlways(column) || rows.some((row) => valueOf(row, column, base) !== null));
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' && typeof b === 'string'
    ? a.localeCompare(b, undefined, { numeric: true })
    : a < b
      ? -1
      : a > b
        ? 1
        : 0;

/** Rows without a value come last in both directions; ties are ordered by rank. */
export function sortRows(rows: readonly GridRow[], sort: GridSort, base: ComparisonBase): GridRow[] {
  const isDescending = sort.startsWith('-');
  const column = GRID_COLUMNS.find((name) => sort === name || sort === `-${name}`) ?? 'rank';
  return rows.toSorted((a, b) => {
    const [left, right] = [valueOf(a, column, base), valueOf(b, column, base)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isDescending ? compare(right, left) : compare(left, right);
  });
}
