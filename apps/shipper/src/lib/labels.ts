import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from './api';

/** The labels of the shipper's carriers, for the network's pages and for the audience of a tender. */
export const labelsQuery = queryOptions({
  queryKey: queryKeys.labels,
  queryFn: async () => (await call('GET /labels')).data,
});
