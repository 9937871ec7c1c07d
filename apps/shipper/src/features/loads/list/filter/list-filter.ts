import { BASES, LOAD_STATES, TENDER_TYPES } from '@tenderlane/domain/loads';
import { LIMITS } from '@tenderlane/domain/core';
import { CURRENCIES, isCurrency, type Currency } from '@tenderlane/domain/money';
import { readFieldFilter } from '@tenderlane/domain/fields';
import type { FilterOf, SortKeyOf, SortOf } from '@tenderlane/contract/core/list';
import { LOADS_LIST, TRACKING_FILTERS, type TrackingFilter } from '@tenderlane/contract/loads/list';
import { readSort, writeList } from '@tenderlane/web/core/list-address';
import type { LoadsQuery } from '../../loads.api';

export type Sort = SortOf<typeof LOADS_LIST>;
const ALL_SORTS = LOADS_LIST.sorts.flatMap((key: SortKeyOf<typeof LOADS_LIST>): Sort[] => [key, `-${key}`]);
export const readOrder = (text: string | undefined): Sort => readSort(ALL_SORTS, text, DEFAULT_SORT);
/** Sort orders of the menu; column headers offer the others. */
export const SORTS = [
  'priority',
  '-created_at',
  'created_at',
  'ends_at',
  '-ends_at',
  'pickup_at',
  '-pickup_at',
] as const satisfies readonly Sort[];
export const DEFAULT_SORT: Sort = 'priority';

/** Days in the reader's time zone, such as `2026-11-18`. */
const DAYS = ['pickup_from', 'pickup_to', 'delivery_from', 'delivery_to', 'created_from', 'created_to'] as const;
export const MOMENTS = ['ends_from', 'ends_to', 'awarded_from', 'awarded_to', 'arrived_from'] as const;
const PRICES = ['price_from', 'price_to'] as const;
export const RADIUS_KM = 50;
const FILTERS = [
  'status',
  'search',
  'manager_id',
  ...DAYS,
  ...MOMENTS,
  'attention',
  'attention_scope',
  'from_country',
  'to_country',
  'from_point',
  'from_radius_km',
  'from_name',
  'to_point',
  'to_radius_km',
  'to_name',
  'carrier_id',
  'tender_type',
  'truck_body',
  'load_type',
  'payment_type',
  'currency',
  ...PRICES,
  'price_basis',
  'tag',
  'labels',
  'tracking',
  'custom',
] as const satisfies readonly FilterOf<typeof LOADS_LIST>[];
export type FilterName = (typeof FILTERS)[number];

export interface ListFilter extends Partial<Record<Exclude<FilterName, 'tracking'>, string | undefined>> {
  tracking?: TrackingFilter | undefined;
  sort: Sort;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]{5,12}Z$/.test(text) && !Number.isNaN(Date.parse(text));
const isPoint = (text: string) => {
  const [lat = NaN, lon = NaN] = /^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/.test(text)
    ? text.split(',').map(Number)
    : [];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
};
const isRadius = (text: string) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= LIMITS.radiusMaxKm;
const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

/** Validators of filters; others accept any text of limited length. */
const READS: Partial<Record<FilterName, (text: string) => boolean>> = {
  status: (text) => LOAD_STATES.some((state) => state === text),
  manager_id: matches(/^(me|[1-9]\d{0,14})$/),
  carrier_id: matches(/^[1-9]\d{0,14}$/),
  from_point: isPoint,
  to_point: isPoint,
  from_radius_km: isRadius,
  to_radius_km: isRadius,
  tender_type: (text) => TENDER_TYPES.some((type) => type === text),
  price_basis: (text) => BASES.some((basis) => basis === text),
  from_country: matches(/^[a-z]{2}$/),
  to_country: matches(/^[a-z]{2}$/),
  currency: (text) => isCurrency(text),
  tag: (text) => text.length <= 50,
  custom: (text) => readFieldFilter(text) !== null,
  attention: matches(/^[a-z_.]{1,50}$/),
  tracking: (text) => TRACKING_FILTERS.some((part) => part === text),
  attention_scope: (text) => text === 'mine',
  ...Object.fromEntries(DAYS.map((name) => [name, isDay])),
  ...Object.fromEntries(MOMENTS.map((name) => [name, isMoment])),
  ...Object.fromEntries(PRICES.map((name) => [name, matches(/^\d{1,12}$/)])),
};

export function readFilter(search: Readonly<Record<string, string | undefined>>): ListFilter {
  const read = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const text = search[name]?.slice(0, name === 'custom' ? 1000 : 200);
      return text && (READS[name]?.(text) ?? true) ? [[name, text]] : [];
    }),
  ) as Partial<Record<FilterName, string>>;
  // A price needs a currency, a distance a place, and a scope its items.
  const needed: [boolean, readonly FilterName[]][] = [
    [read.attention !== undefined, ['attention_scope']],
    [read.currency !== undefined, ['price_from', 'price_to', 'price_basis']],
    [(read.price_from ?? read.price_to) !== undefined, ['price_basis']],
    [read.from_point !== undefined, ['from_radius_km', 'from_name']],
    [read.to_point !== undefined, ['to_radius_km', 'to_name']],
  ];
  const idle = new Set<string>(needed.flatMap(([isThere, names]) => (isThere ? [] : names)));
  const kept = Object.fromEntries(Object.entries(read).filter(([name]) => !idle.has(name)));
  return { ...kept, sort: readOrder(search['sort']) };
}

export const writeFilter = ({ sort, ...filters }: ListFilter) => writeList(filters, { sort }, DEFAULT_SORT);

/** Converts days to instants in the reader's time zone. */
export function toQuery(filter: ListFilter): LoadsQuery {
  const days = DAYS.flatMap((name) => {
    const day = filter[name];
    const time = name.endsWith('_from') ? 'T00:00:00' : 'T23:59:59.999';
    return day ? [[name, new Date(`${day}${time}`).toISOString()]] : [];
  });
  const prices = PRICES.flatMap((name) => (filter[name] ? [[name, Number(filter[name])]] : []));
  return { ...filter, ...Object.fromEntries([...days, ...prices]) } as LoadsQuery;
}

export const listQueryOf = (search: Readonly<Record<string, string | undefined>>): LoadsQuery =>
  toQuery(readFilter(search));

/** Status counts use the same query without status and order. */
export function toCountsQuery(filter: ListFilter) {
  const { status: _status, sort: _sort, ...query } = toQuery(filter);
  return query;
}

export const isFiltered = (filter: ListFilter) => FILTERS.some((name) => filter[name]);

export const CURRENCY_CODES = Object.keys(CURRENCIES) as Currency[];
