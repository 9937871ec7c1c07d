import { queryOptions } from '@tanstack/react-query';
import type { CARRIER_LOAD_TABS } from '@tenderlane/contract/bids/list';
import type { CarrierApi, QueryOf } from '@tenderlane/contract';
import { keepPreviousRows } from '@tenderlane/web/core/queries/keep-previous-rows';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from '../../lib/api';
import { livePolling } from '@tenderlane/web/core/queries/live';

export type LoadTab = (typeof CARRIER_LOAD_TABS)[number];
export type LoadQuery = NonNullable<QueryOf<CarrierApi['GET /loads']>>;

/** One page of one of the carrier's lists. */
export const loadsQuery = (query: LoadQuery) =>
  queryOptions({
    queryKey: queryKeys.loads.list(query),
    queryFn: () => call('GET /loads', { query }),
    placeholderData: keepPreviousRows(query, ['tab']),
    ...livePolling,
  });
