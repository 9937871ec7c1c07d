import type { CARRIER_LOAD_TABS } from '@tenderlane/contract/loads/carrier-list';
import type { CarrierApi, CarrierListItem, QueryOf } from '@tenderlane/contract';
import { keepPreviousRows } from '@tenderlane/web/core/queries/keep-previous-rows';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../lib/api';
import type { PageSource } from '@tenderlane/web/list/use-list-rows';

export type LoadTab = (typeof CARRIER_LOAD_TABS)[number];
export type LoadQuery = NonNullable<QueryOf<CarrierApi['GET /loads']>>;

export const loadsPage = (query: LoadQuery): PageSource<CarrierListItem> => ({
  queryKey: loadKeys.list(query),
  queryFn: ({ signal }) => call('GET /loads', { query, signal }),
  placeholderData: keepPreviousRows(query, ['tab']),
});
