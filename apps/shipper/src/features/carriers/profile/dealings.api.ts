import { queryOptions } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../../lib/api';

export const dealingsQuery = (id: number) =>
  queryOptions({
    queryKey: loadKeys.list({ carrier_id: String(id), part: 'dealings' }),
    queryFn: async ({ signal }) => (await call('GET /carriers/{id}/dealings', { path: { id }, signal })).data,
    ...liveQuery,
  });

/** Drafts and open tenders, newest first. */
export const invitableQuery = queryOptions({
  queryKey: loadKeys.list({ part: 'invitable' }),
  queryFn: async ({ signal }) =>
    (await call('GET /loads', { query: { status: 'draft,ongoing', sort: '-created_at', per_page: 100 }, signal })).data,
  staleTime: 0,
});

export const audienceQuery = (id: number | null) =>
  queryOptions({
    queryKey: loadKeys.list({ part: 'audience', id }),
    queryFn: async ({ signal }) =>
      (await call('GET /loads/{id}/auction', { path: { id: id ?? 0 }, signal })).data.audience,
    enabled: id !== null,
    staleTime: 0,
  });
