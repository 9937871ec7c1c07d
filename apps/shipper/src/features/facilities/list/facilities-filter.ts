import type { SortOf } from '@tenderlane/contract/core/list';
import type { FACILITIES_LIST } from '@tenderlane/contract/facilities/list';
import {
  FACILITY_CATEGORIES,
  FACILITY_STATUSES,
  type FacilityCategory,
  type FacilityStatus,
} from '@tenderlane/domain/facilities';
import { readSort, writeList } from '@tenderlane/web/core/list-address';
import type { FacilitiesQuery } from '../facilities.api';

const SORTS = [
  'name',
  '-name',
  'city',
  '-city',
  'category',
  '-category',
  '-updated_at',
  'updated_at',
  '-created_at',
  'created_at',
] as const satisfies readonly SortOf<typeof FACILITIES_LIST>[];
export type FacilitiesSort = (typeof SORTS)[number];
const DEFAULT_SORT: FacilitiesSort = 'name';
export const readOrder = (text: string | undefined) => readSort(SORTS, text, DEFAULT_SORT);

export const FACILITY_TABS = ['own', 'public', 'deleted'] as const;
export type FacilityTab = (typeof FACILITY_TABS)[number];

export interface FacilitiesFilter {
  search: string;
  category: FacilityCategory | null;
  status: FacilityStatus | null;
  country: string | null;
  isFavourite: boolean;
  sort: FacilitiesSort;
}

export const NO_FILTER = { search: '', category: null, status: null, country: null, isFavourite: false } as const;

export function readFilter(search: Readonly<Record<string, string | undefined>>): FacilitiesFilter {
  return {
    search: search['search']?.slice(0, 200) ?? '',
    category: FACILITY_CATEGORIES.find((one) => one === search['category']) ?? null,
    status: FACILITY_STATUSES.find((one) => one === search['status']) ?? null,
    country: /^[a-z]{2}$/.test(search['country'] ?? '') ? (search['country'] ?? null) : null,
    isFavourite: search['favourite'] === '1',
    sort: readOrder(search['sort']),
  };
}

export const writeFilter = ({ search, category, status, country, isFavourite, sort }: FacilitiesFilter) =>
  writeList({ search, category, status, country, favourite: isFavourite ? '1' : null }, { sort }, DEFAULT_SORT);

export const toQuery = (tab: FacilityTab, filter: FacilitiesFilter): FacilitiesQuery => ({
  sort: filter.sort,
  scope: tab === 'public' ? 'public' : 'own',
  ...(tab === 'deleted' && { deleted: '1' }),
  ...(filter.search.trim() && { search: filter.search.trim() }),
  ...(filter.category && { category: filter.category }),
  ...(filter.status && { status: filter.status }),
  ...(filter.country && { country_id: filter.country }),
  ...(filter.isFavourite && { favourite: '1' }),
});

export const isNarrowed = ({ search, category, status, country, isFavourite }: FacilitiesFilter): boolean =>
  search.trim() !== '' || category !== null || status !== null || country !== null || isFavourite;
