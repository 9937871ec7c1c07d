import { RELATION_STATES, type RelationState } from '@tenderlane/domain';
import type { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { SortOf } from '@tenderlane/contract/core/list';
import { readPage, readSort, writeList } from '@tenderlane/web/core/list-address';
import type { CarriersQuery } from './carriers.api';

const SORTS = ['name', '-name', '-created_at', 'created_at'] as const satisfies readonly SortOf<typeof CARRIERS_LIST>[];
export type CarriersSort = (typeof SORTS)[number];
const DEFAULT_SORT: CarriersSort = 'name';

/** What the address of the list says, read with care: old links may hold values that are no longer known. */
export interface CarriersFilter {
  state: RelationState | null;
  labelId: number | null;
  search: string;
  sort: CarriersSort;
  page: number;
}

const positive = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function readFilter(search: Readonly<Record<string, string | undefined>>): CarriersFilter {
  return {
    state: RELATION_STATES.find((state) => state === search['state']) ?? null,
    labelId: positive(search['label']),
    search: search['search']?.slice(0, 200) ?? '',
    sort: readSort(SORTS, search['sort'], DEFAULT_SORT),
    page: readPage(search['page']),
  };
}

/** The filter as the address keeps it; what is the default is left out. */
export const writeFilter = ({ state, labelId, search, sort, page }: CarriersFilter) =>
  writeList({ state, label: labelId, search }, { sort, page }, DEFAULT_SORT);

export const toQuery = ({ state, labelId, search, sort, page }: CarriersFilter): CarriersQuery => ({
  sort,
  page,
  ...(state && { state }),
  ...(labelId && { label_id: labelId }),
  ...(search.trim() && { search: search.trim() }),
});

export const isNarrowed = ({ labelId, search }: CarriersFilter) => labelId !== null || search.trim() !== '';
