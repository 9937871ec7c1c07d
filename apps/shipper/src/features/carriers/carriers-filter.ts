import { RELATION_STATES, type RelationState } from '@tenderlane/domain';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { SortOf } from '@tenderlane/contract/core/list';
import { readSort, writeList } from '@tenderlane/web/core/list-address';
import type { CarriersQuery } from './carriers.api';

const SORTS = ['name', '-name', '-created_at', 'created_at', 'state', '-state'] as const satisfies readonly SortOf<
  typeof CARRIERS_LIST
>[];
export type CarriersSort = (typeof SORTS)[number];
const DEFAULT_SORT: CarriersSort = 'name';
export const readOrder = (text: string | undefined) => readSort(SORTS, text, DEFAULT_SORT);

/** What the address of the list says, read with care: old links may hold values that are no longer known. */
export interface CarriersFilter {
  state: RelationState | null;
  labelId: number | null;
  search: string;
  sort: CarriersSort;
}

const positive = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function readFilter(search: Readonly<Record<string, string | undefined>>): CarriersFilter {
  return {
    state: RELATION_STATES.find((state) => state === search['state']) ?? null,
    labelId: positive(search['label']),
    search: search['search']?.slice(0, 200) ?? '',
    sort: readOrder(search['sort']),
  };
}

/** The filter as the address keeps it; what is the default is left out. */
export const writeFilter = ({ state, labelId, search, sort }: CarriersFilter) =>
  writeList({ state, label: labelId, search }, { sort }, DEFAULT_SORT);

export const toQuery = ({ state, labelId, search, sort }: CarriersFilter): CarriersQuery => ({
  sort,
  ...(state && { state }),
  ...(labelId && { label_id: labelId }),
  ...(search.trim() && { search: search.trim() }),
});

export const isNarrowed = ({ labelId, search }: CarriersFilter) => labelId !== null || search.trim() !== '';
