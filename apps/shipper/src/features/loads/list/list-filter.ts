import { LOAD_STATES, type LoadState } from '@tenderlane/domain';
import type { FilterOf, SortOf } from '@tenderlane/contract/core/list';
import type { LOADS_LIST } from '@tenderlane/contract/loads/list';
import { readPage, readSort, writeList } from '@tenderlane/web/core/list-address';
import type { LoadsQuery } from '../loads.api';

export const SORTS = [
  'priority',
  '-created_at',
  'created_at',
  'ends_at',
  '-ends_at',
  'pickup_at',
  '-pickup_at',
] as const satisfies readonly SortOf<typeof LOADS_LIST>[];
export type Sort = (typeof SORTS)[number];
export const DEFAULT_SORT: Sort = 'priority';

/** The filters that the page offers. */
const FILTERS = [
  'status',
  'search',
  'truck_body',
  'tag',
  'pickup_from',
  'pickup_to',
] as const satisfies readonly FilterOf<typeof LOADS_LIST>[];

/** What the address of the list says, read with care: old links may hold values that are no longer known. */
export interface ListFilter extends Partial<Record<(typeof FILTERS)[number], string | undefined>> {
  status?: LoadState | undefined;
  /** Keys of bodies, joined by commas. */
  truck_body?: string | undefined;
  /** Calendar days of the reader, `2026-11-18`. */
  pickup_from?: string | undefined;
  pickup_to?: string | undefined;
  sort: Sort;
  page: number;
}

const day = (text: string | undefined) =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

export function readFilter(search: Readonly<Record<string, string | undefined>>): ListFilter {
  return {
    status: LOAD_STATES.find((state) => state === search['status']),
    search: search['search']?.slice(0, 200) || undefined,
    truck_body: search['truck_body'] || undefined,
    tag: search['tag']?.slice(0, 50) || undefined,
    pickup_from: day(search['pickup_from']),
    pickup_to: day(search['pickup_to']),
    sort: readSort(SORTS, search['sort'], DEFAULT_SORT),
    page: readPage(search['page']),
  };
}

/** The filter as the address keeps it; what is the default is left out. */
export const writeFilter = ({ sort, page, ...filters }: ListFilter) => writeList(filters, { sort, page }, DEFAULT_SORT);

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

export const isFiltered = (filter: ListFilter) => FILTERS.some((name) => filter[name]);
