import { LOAD_STATES, type LoadState } from '@tenderlane/domain';
import type { LoadsQuery } from '../loads.api';

export const SORTS = [
  'priority',
  '-created_at',
  'created_at',
  'ends_at',
  '-ends_at',
  'pickup_at',
  '-pickup_at',
] as const;
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'priority';

const PAGES_MAX = 400;

/** What the address of the list says, read with care: old links may hold values that are no longer known. */
export interface ListFilter {
  status?: LoadState | undefined;
  search?: string | undefined;
  /** Keys of bodies, joined by commas. */
  truck_body?: string | undefined;
  tag?: string | undefined;
  /** Calendar days of the reader, `2026-11-18`. */
  pickup_from?: string | undefined;
  pickup_to?: string | undefined;
  sort: Sort;
  page: number;
}

const day = (text: string | undefined) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

export function readFilter(search: Readonly<Record<string, string | undefined>>): ListFilter {
  const page = Number(search['page'] ?? 1);
  return {
    status: LOAD_STATES.find((state) => state === search['status']),
    search: search['search']?.slice(0, 200) || undefined,
    truck_body: search['truck_body'] || undefined,
    tag: search['tag']?.slice(0, 50) || undefined,
    pickup_from: day(search['pickup_from']),
    pickup_to: day(search['pickup_to']),
    sort: SORTS.find((sort) => sort === search['sort']) ?? DEFAULT_SORT,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, PAGES_MAX) : 1,
  };
}

/** The filter as the address keeps it; what is the default is left out. */
export function writeFilter({ sort, page, ...rest }: ListFilter): Record<string, string> {
  const texts = {
    ...rest,
    sort: sort === DEFAULT_SORT ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  };
  return Object.fromEntries(Object.entries(texts).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** The filter as the API takes it: a day begins and ends in the reader's own zone. */
export function toQuery(filter: ListFilter): LoadsQuery {
  const { pickup_from: from, pickup_to: to, ...rest } = filter;
  return {
    ...rest,
    ...(from && { pickup_from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { pickup_to: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** The part of the query that status counts share with the list. */
export function toCountsQuery(filter: ListFilter) {
  const { status: _status, sort: _sort, page: _page, ...query } = toQuery(filter);
  return query;
}

export const isFiltered = ({ status, search, truck_body, tag, pickup_from, pickup_to }: ListFilter) =>
  [status, search, truck_body, tag, pickup_from, pickup_to].some(Boolean);
