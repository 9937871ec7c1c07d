import { infiniteQueryOptions } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../api';

export const recordLoadsQuery = (filter: { carrier_id: string } | { facility_id: string }) =>
  infiniteQueryOptions({
    queryKey: loadKeys.list({ ...filter, part: 'record page' }),
    queryFn: ({ pageParam, signal }) =>
      call('GET /loads', {
        query: { ...filter, sort: '-created_at', ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });
