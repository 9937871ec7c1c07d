import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FilterOf, SortOf } from '@tenderlane/contract/core/list';
import { CARRIER_LOADS_LIST } from '@tenderlane/contract/loads/carrier-list';
import { readSort } from '@tenderlane/web/core/list-address';
import type { LoadQuery, LoadTab } from './loads.api';

type List = typeof CARRIER_LOADS_LIST;
/** Sort orders of the menu; column headers offer the others. */
export const SORTS = ['priority', 'ends_at', 'pickup_at', '-created_at'] as const satisfies readonly SortOf<List>[];
const ALL_SORTS = [...SORTS, '-ends_at', '-pickup_at', 'created_at'] as const satisfies readonly SortOf<List>[];
export type FilterKey = FilterOf<List>;

export interface LoadFilter {
  values: Partial<Record<FilterKey, string>>;
  sort: (typeof ALL_SORTS)[number];
  query: LoadQuery;
  set: (changes: Partial<Record<FilterKey | 'sort', string>>) => void;
  clear: () => void;
}

export function useLoadFilter(tab: LoadTab): LoadFilter {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = Object.fromEntries(
    CARRIER_LOADS_LIST.filters.flatMap((key) => (search[key] ? [[key, search[key]]] : [])),
  );
  const usual = tab === 'history' ? '-created_at' : 'priority';
  const sort = readSort(ALL_SORTS, search['sort'], usual);
  const open = (next: Record<string, string>) => void navigate({ to: '.', search: next, replace: true });

  return {
    values,
    sort,
    query: { tab, ...values, sort },
    set: (changes) => open({ ...search, ...changes }),
    clear: () => open({}),
  };
}
