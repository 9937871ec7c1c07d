import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { call } from './api';

export type FilterList = BodyOf<ShipperApi['POST /user_filter/filters']>['filter_type_id'];
export type ListAddress = Record<string, string>;

export const fetchUserFilters = async (): Promise<ReadonlyMap<FilterList, unknown>> => {
  const { data } = await call('GET /user_filter/filters', { query: { product_id: CLIENT.product } });
  return new Map(data.map((kept) => [kept.filter_type_id, kept.data]));
};

export const sendUserFilter = (list: FilterList, data: ListAddress) =>
  call('POST /user_filter/filters', {
    body: { product_id: CLIENT.product, filter_type_id: list, data },
    idempotencyKey: false,
  });
