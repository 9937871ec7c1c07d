import { RELATION_STATES, type RelationState } from '@tenderlane/domain/carriers';
import { readFieldFilter } from '@tenderlane/domain/fields';
import { CARRIERS_LIST } from '@tenderlane/contract/carriers/list';
import type { FilterOf, SortOf } from '@tenderlane/contract/core/list';
import { readSort, writeList } from '@tenderlane/web/core/list-address';
import type { CarriersQuery } from './carriers.api';

const SORTS = CARRIERS_LIST.sorts.flatMap((key) => [key, `-${key}`] as const);
export type CarriersSort = SortOf<typeof CARRIERS_LIST>;
export const DEFAULT_SORT: CarriersSort = 'name';
export const readOrder = (text: string | undefined) => readSort(SORTS, text, DEFAULT_SORT);

export type MoreName = Exclude<FilterOf<typeof CARRIERS_LIST>, 'search' | 'state' | 'label_id'>;
export type MoreFilter = { [Name in MoreName]?: string | undefined };

const share = /^([1-9]\d{0,3}|10000)$/;
const point = /^-?\d{1,2}(\.\d{1,9})?,-?\d{1,3}(\.\d{1,9})?$/;
const keys = /^[a-z_]+(,[a-z_]+)*$/;

/** Valid values; invalid ones in old addresses are not sent, because the server would refuse them. */
const SHAPES: Record<MoreName, Pick<RegExp, 'test'>> = {
  country: /^[a-z]{2}$/,
  packet_status: /^(not_completed|completed|on_review|approved)$/,
  verified: /^(yes|no)$/,
  has_account: /^(yes|no)$/,
  rating_from: /^([1-4]\d\d|500)$/,
  response_from: share,
  acceptance_from: share,
  cancel_to: share,
  body_types: keys,
  certificates: /^(adr|atp|tir)(,(adr|atp|tir))*$/,
  from_country: /^[a-z]{2}$/,
  from_point: point,
  from_name: /^.{1,200}$/,
  to_country: /^[a-z]{2}$/,
  to_point: point,
  to_name: /^.{1,200}$/,
  attention: /^[a-z_.]{1,50}$/,
  agreement_before: /^\d{4}-\d{2}-\d{2}$/,
  custom: { test: (text) => text.length <= 1000 && readFieldFilter(text) !== null },
};
const MORE_NAMES = Object.keys(SHAPES) as MoreName[];

export interface CarriersFilter {
  state: RelationState | null;
  labelId: number | null;
  search: string;
  sort: CarriersSort;
  more: MoreFilter;
}

const positive = (text: string | undefined) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null);

export function readFilter(search: Readonly<Record<string, string | undefined>>): CarriersFilter {
  return {
    state: RELATION_STATES.find((state) => state === search['state']) ?? null,
    labelId: positive(search['label']),
    search: search['search']?.slice(0, 200) ?? '',
    sort: readOrder(search['sort']),
    more: Object.fromEntries(
      MORE_NAMES.flatMap((name) => {
        const value = search[name];
        return value !== undefined && SHAPES[name].test(value) ? [[name, value]] : [];
      }),
    ),
  };
}

export const writeFilter = ({ state, labelId, search, sort, more }: CarriersFilter) =>
  writeList({ state, label: labelId, search, ...more }, { sort }, DEFAULT_SORT);

export const toQuery = ({ state, labelId, search, sort, more }: CarriersFilter): CarriersQuery => ({
  ...(more as Partial<CarriersQuery>),
  sort,
  ...(state && { state }),
  ...(labelId && { label_id: labelId }),
  ...(search.trim() && { search: search.trim() }),
});

/** Query without the state, because all states are counted. */
export function toCountsQuery(filter: CarriersFilter) {
  const { sort: _sort, state: _state, ...query } = toQuery(filter);
  return query;
}

export const isNarrowed = ({ labelId, search, more }: CarriersFilter) =>
  labelId !== null || search.trim() !== '' || Object.values(more).some(Boolean);

export const NO_FILTER = { state: null, labelId: null, search: '', more: {} };
