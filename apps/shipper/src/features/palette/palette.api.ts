import { queryOptions } from '@tanstack/react-query';
import type { Carrier, LoadListItem } from '@tenderlane/contract';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../lib/api';

const ROWS = 6;
const CARRIER_ROWS = 4;

export const foundLoadsQuery = (search: string) =>
  queryOptions({
    queryKey: loadKeys.found(search),
    queryFn: async ({ signal }): Promise<LoadListItem[]> =>
      (await call('GET /loads', { query: { search, per_page: ROWS, total: 'none' }, signal })).data,
    enabled: search !== '',
  });

export const foundCarriersQuery = (search: string) =>
  queryOptions({
    queryKey: carrierKeys.found(search),
    queryFn: async ({ signal }): Promise<Carrier[]> =>
      (await call('GET /carriers', { query: { search, per_page: CARRIER_ROWS }, signal })).data,
    enabled: search !== '',
  });

/** Tenders in the given order, without deleted ones and those of another brand. */
export const recentLoadsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: loadKeys.recent(ids.join(',')),
    queryFn: async ({ signal }): Promise<LoadListItem[]> => {
      const { data } = await call('GET /loads', { query: { ids: ids.join(','), total: 'none' }, signal });
      return ids.flatMap((id) => data.find((load) => load.id === id) ?? []);
    },
    enabled: ids.length > 0,
  });
