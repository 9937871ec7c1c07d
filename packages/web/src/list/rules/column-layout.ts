import { lookUp } from '@tenderlane/domain/values';

export interface ColumnShape {
  key: string;
  width: number;
  isUsual: boolean;
  isFixed?: boolean;
  /** Without a chosen layout, columns with the lowest number are hidden first on narrow screens. */
  leaves?: number;
  isFlexible?: boolean;
}

export type Density = 'comfortable' | 'compact';
export const PAGE_SIZES = [25, 50, 100] as const;

export interface ListLayout {
  /** Column keys in order; null means the default columns. */
  columns: readonly string[] | null;
  widths: Readonly<Record<string, number>>;
  density: Density;
  perPage: number;
}

export const USUAL_LAYOUT: ListLayout = { columns: null, widths: {}, density: 'comfortable', perPage: 25 };
const WIDTHS = { min: 56, max: 640 } as const;
export const ROW_HEIGHTS: Record<Density, number> = { comfortable: 50, compact: 36 };

export const clampWidth = (width: number) => Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)));

export const widthOf = ({ widths }: ListLayout, { key, width }: ColumnShape) => lookUp(widths, key) ?? width;

/** Hides the least important columns that do not fit into `room` pixels, unless the user chose columns. */
export function shownColumns<Column extends ColumnShape>(
  all: readonly Column[],
  layout: ListLayout,
  room: number,
): Column[] {
  if (layout.columns) {
    const chosen = layout.columns.flatMap((key) => all.find((column) => column.key === key) ?? []);
    return [...all.filter((column) => column.isFixed && !chosen.includes(column)), ...chosen];
  }
  let shown = all.filter((column) => column.isUsual || column.isFixed);
  const leaving = shown
    .filter((column) => column.leaves !== undefined)
    .sort((one, other) => (one.leaves ?? 0) - (other.leaves ?? 0));
  const total = () => shown.reduce((sum, column) => sum + widthOf(layout, column), 0);
  for (const column of leaving) {
    if (total() <= room) break;
    shown = shown.filter((one) => one !== column);
  }
  return shown;
}

export function moveColumn(keys: readonly string[], key: string, to: number): string[] {
  const rest = keys.filter((one) => one !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}

/** Shows a column at the end, or hides it. Fixed columns and the last visible one stay. */
export function toggleColumn(all: readonly ColumnShape[], keys: readonly string[], key: string): string[] {
  if (!keys.includes(key)) return [...keys, key];
  const isFixed = all.some((column) => column.key === key && column.isFixed);
  return isFixed || keys.length === 1 ? [...keys] : keys.filter((one) => one !== key);
}

/** Validates a layout from storage or a saved view, which may come from another version. */
export function readLayout(value: unknown): ListLayout {
  if (typeof value !== 'object' || value === null) return USUAL_LAYOUT;
  const { columns, widths, density, perPage } = value as Partial<Record<keyof ListLayout, unknown>>;
  const isWidth = (entry: [string, unknown]): entry is [string, number] => Number.isFinite(entry[1]);
  const pairs = typeof widths === 'object' && widths !== null ? Object.entries(widths).filter(isWidth) : [];
  return {
    columns: Array.isArray(columns) ? columns.filter((key): key is string => typeof key === 'string') : null,
    widths: Object.fromEntries(pairs.map(([key, width]) => [key, clampWidth(width)])),
    density: density === 'compact' ? 'compact' : 'comfortable',
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? USUAL_LAYOUT.perPage,
  };
}
