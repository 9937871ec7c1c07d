import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from './api';
import { liveQuery } from '@tenderlane/web/core/queries/live';

export const loadCountsQuery = queryOptions({
  queryKey: queryKeys.loads.counts(),
  queryFn: async () => (await call('GET /loads/counts')).data,
  ...liveQuery,
});
