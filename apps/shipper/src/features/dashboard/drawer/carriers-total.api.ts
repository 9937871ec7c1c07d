import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf, ShipperApi } from '@tenderlane/contract';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../../lib/api';
import type { ListAddress } from '../../../lib/user-filters.api';

type CarriersQuery = NonNullable<QueryOf<ShipperApi['GET /carriers']>>;

// The list itself would bring its scripts to every page that can open a dialog of its feature.
export function carriersTotalQuery({ label, ...filter }: ListAddress) {
  const query = { ...filter, ...(label && { label_id: Number(label) }), per_page: 1 } as CarriersQuery;
  return queryOptions({
    queryKey: carrierKeys.list(query),
    queryFn: async ({ signal }) => (await call('GET /carriers', { query, signal })).meta,
    placeholderData: keepPreviousData,
    ...liveQuery,
  });
}
