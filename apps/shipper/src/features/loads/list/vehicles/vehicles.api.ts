import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../../../lib/api';
import { filterOf } from '../../bulk/bulk.api';
import type { LoadsQuery } from '../../loads.api';

export const vehiclesQuery = (query: LoadsQuery) =>
  queryOptions({
    queryKey: loadKeys.vehicles(filterOf(query)),
    queryFn: ({ signal }) => call('GET /tracking/vehicles', { query: filterOf(query), signal }),
    placeholderData: keepPreviousData,
    ...liveQuery,
  });
