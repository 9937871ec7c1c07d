import type { LoadListItem, LoadView, QueryOf, ShipperApi } from '@tenderlane/contract';
import { keepPreviousRows } from '@tenderlane/web/core/queries/keep-previous-rows';
import { noteServerTime } from '@tenderlane/web/core/client/server-clock';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../lib/api';
import type { PageSource } from '@tenderlane/web/list/use-list-rows';
import { liveQuery } from '@tenderlane/web/core/queries/live';

export type LoadsQuery = NonNullable<QueryOf<ShipperApi['GET /loads']>>;
type ExportQuery = NonNullable<QueryOf<ShipperApi['GET /loads/export']>>;
type CountsQuery = NonNullable<QueryOf<ShipperApi['GET /loads/counts']>>;

export const loadsPage = (query: LoadsQuery): PageSource<LoadListItem> => ({
  queryKey: loadKeys.list(query),
  queryFn: ({ signal }) => call('GET /loads', { query, signal }),
  placeholderData: keepPreviousRows(query, ['status']),
});

export const countsQuery = (query: CountsQuery) =>
  queryOptions({
    queryKey: loadKeys.counts(query),
    queryFn: async ({ signal }) => (await call('GET /loads/counts', { query, signal })).data,
    placeholderData: keepPreviousData,
    ...liveQuery,
  });

export const loadQuery = (id: number) =>
  queryOptions({
    queryKey: loadKeys.view(id),
    queryFn: async ({ signal }): Promise<LoadView> => {
      const askedAt = Date.now();
      const { data } = await call('GET /loads/{id}', { path: { id }, signal });
      noteServerTime(data.server_time, askedAt, Date.now());
      return data;
    },
    ...liveQuery,
  });

export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: loadKeys.history(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /loads/{id}/history', { path: { id }, query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

export const exportLoads = (query: ExportQuery): Promise<string> => call('GET /loads/export', { query });

/** Repeated requests with the same key create only one draft. */
export const createLoad = async (idempotencyKey: string): Promise<number> =>
  (await call('POST /loads', { body: {}, idempotencyKey })).data.id;
export const restoreDraft = (id: number) => call('PUT /loads/{id}/restore', { path: { id } });
