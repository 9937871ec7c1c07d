import { queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from './api';
import { liveQuery } from '@tenderlane/web/core/queries/live';

export const loadCountsQuery = queryOptions({
  queryKey: loadKeys.counts(),
  queryFn: async () => (await call('GET /loads/counts')).data,
  ...liveQuery,
});
