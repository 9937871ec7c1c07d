import { GROUPINGS } from '@tenderlane/contract/loads/list';
import { readId } from '@tenderlane/web/core/read-id';

const DISPLAYS = ['table', 'map', 'calendar', ...GROUPINGS] as const;
export type Display = (typeof DISPLAYS)[number];

export const readDisplay = (text: string | undefined): Display =>
  DISPLAYS.find((display) => display === text) ?? 'table';

export interface ListPlace {
  viewId: number | null;
  display: Display;
  /** Such as `2026-11`; null for the current month. */
  month: string | null;
}

export const readPlace = (search: Readonly<Record<string, string | undefined>>): ListPlace => ({
  viewId: readId(search['view']),
  display: readDisplay(search['show']),
  month: /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(search['month'] ?? '') ? (search['month'] ?? null) : null,
});

export const writePlace = ({ viewId, display, month }: ListPlace): Record<string, string> => ({
  ...(viewId !== null && { view: String(viewId) }),
  ...(display !== 'table' && { show: display }),
  ...(display === 'calendar' && month !== null && { month }),
});
