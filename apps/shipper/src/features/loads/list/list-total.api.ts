import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../../lib/api';
import type { ListAddress } from '../../../lib/user-filters.api';
import { listQueryOf } from './filter/list-filter';

export function loadsTotalQuery(address: ListAddress) {
  const { sort: _sort, ...query } = listQueryOf(address);
  return queryOptions({
    queryKey: loadKeys.total(query),
    queryFn: async ({ signal }) => (await call('GET /loads/total', { query, signal })).data,
    placeholderData: keepPreviousData,
    ...liveQuery,
  });
}
