import { queryOptions } from '@tanstack/react-query';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from './api';

export const labelsQuery = queryOptions({
  queryKey: carrierKeys.labels,
  queryFn: async () => (await call('GET /labels')).data,
});
