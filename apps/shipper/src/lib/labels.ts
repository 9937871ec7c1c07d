import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from './api';

export const labelsQuery = queryOptions({
  queryKey: queryKeys.labels,
  queryFn: async () => (await call('GET /labels')).data,
});
