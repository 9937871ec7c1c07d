import { lookUp } from '@tenderlane/domain';

/** What the layout needs to know of a column; how it looks stays with its list. */
export interface ColumnShape {
  key: string;
  /** In pixels, until somebody chooses another. */
  width: number;
  /** Shown until somebody chooses otherwise. */
  isUsual: boolean;
  /** Cannot be hidden. */
  isFixed?: boolean;
  /** While nobody chose columns, the one with the lowest number leaves first where there is no room. */
  leaves?: number;
  /** Takes the room that others leave. */
  isFlexible?: boolean;
}

export type Density = 'comfortable' | 'compact';
export const PAGE_SIZES = [25, 50, 100] as const;

/** How a person arranged a list. */
export interface ListLayout {
  /** Keys in their order; null while nobody chose any. */
  columns: readonly string[] | null;
  widths: Readonly<Record<string, number>>;
  density: Density;
  perPage: number;
}

export const USUAL_LAYOUT: ListLayout = { columns: null, widths: {}, density: 'comfortable', perPage: 25 };
const WIDTHS = { min: 56, max: 640 } as const;
/** The height of a row in pixels. */
export const ROW_HEIGHTS: Record<Density, number> = { comfortable: 50, compact: 36 };

export const clampWidth = (width: number) => Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width)));

/** In pixels: as somebody made it, or as the column began. */
export const widthOf = ({ widths }: ListLayout, { key, width }: ColumnShape) => lookUp(widths, key) ?? width;

/** The columns that are shown, in their order; in `room` pixels the least important ones leave, unless somebody chose. */
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

/** The order after one column was moved to the place of another. */
export function moveColumn(keys: readonly string[], key: string, to: number): string[] {
  const rest = keys.filter((one) => one !== key);
  const place = Math.max(0, Math.min(rest.length, to));
  return [...rest.slice(0, place), key, ...rest.slice(place)];
}

/** Shows a column at the end, or hides it; one that is fixed, and the last one, stay. */
export function toggleColumn(all: readonly ColumnShape[], keys: readonly string[], key: string): string[] {
  if (!keys.includes(key)) return [...keys, key];
  const isFixed = all.some((column) => column.key === key && column.isFixed);
  return isFixed || keys.length === 1 ? [...keys] : keys.filter((one) => one !== key);
}

/** What storage or a saved view says, read with care: it may be of another version, or of nobody. */
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
