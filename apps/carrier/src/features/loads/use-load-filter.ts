import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LoadQuery, LoadTab } from './loads.api';

export const SORTS = ['priority', 'ends_at', 'pickup_at', '-created_at'] as const;
const NARROWING = ['search', 'body_type', 'pickup_country', 'delivery_country'] as const;
export type FilterKey = (typeof NARROWING)[number];

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

const PAGES_MAX = 400;

/** Filter, sort and page of a list, kept in the address. */
export function useLoadFilter(tab: LoadTab): LoadFilter {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = Object.fromEntries(NARROWING.flatMap((key) => (search[key] ? [[key, search[key]]] : [])));
  const usual = tab === 'history' ? '-created_at' : 'priority';
  const sort = SORTS.find((key) => key === search['sort']) ?? usual;
  const page = Math.min(PAGES_MAX, Math.max(1, Math.trunc(Number(search['page'] ?? 1)) || 1));
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
