import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../../lib/api';
import type { ListAddress } from '../../../lib/user-filters.api';
import { readFilter, toQuery } from '../carriers-filter';

export function carriersTotalQuery(address: ListAddress) {
  const query = { ...toQuery(readFilter(address)), per_page: 1 };
  return queryOptions({
    queryKey: carrierKeys.list(query),
    queryFn: async ({ signal }) => (await call('GET /carriers', { query, signal })).meta,
    placeholderData: keepPreviousData,
    ...liveQuery,
  });
}
