import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterOf, SortOf } from '@tenderlane/contract/core/list';
import { CARRIER_LOADS_LIST } from '@tenderlane/contract/bids/list';
import { readPage, readSort } from '@tenderlane/web/core/list-address';
import type { LoadQuery, LoadTab } from './loads.api';

type List = typeof CARRIER_LOADS_LIST;
export const SORTS = ['priority', 'ends_at', 'pickup_at', '-created_at'] as const satisfies readonly SortOf<List>[];
export type FilterKey = FilterOf<List>;

export interface LoadFilter {
  values: Partial<Record<FilterKey, string>>;
  sort: (typeof SORTS)[number];
  page: number;
  /** The query of the list; unknown values of the address are left out. */
  query: LoadQuery;
  set: (changes: Partial<Record<FilterKey | 'sort', string>>) => void;
  setPage: (page: number) => void;
  clear: () => void;
}

/** Filter, sort and page of a list, kept in the address. */
export function useLoadFilter(tab: LoadTab): LoadFilter {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = Object.fromEntries(
    CARRIER_LOADS_LIST.filters.flatMap((key) => (search[key] ? [[key, search[key]]] : [])),
  );
  const usual = tab === 'history' ? '-created_at' : 'priority';
  const sort = readSort(SORTS, search['sort'], usual);
  const page = readPage(search['page']);
  const open = (next: Record<string, string>) =>
    void navigate({ to: '.', search: next, replace: true, resetScroll: next['page'] !== '' });

  return {
    values,
    sort,
    page,
    query: { tab, ...values, sort, ...(page > 1 && { page }) },
    // Another selection begins at its first page.
    set: (changes) => open({ ...search, ...changes, page: '' }),
    setPage: (next) => open({ ...search, page: String(next) }),
    clear: () => open({}),
  };
}
