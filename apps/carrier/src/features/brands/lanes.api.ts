import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from '../../lib/api';

export const lanesQuery = queryOptions({
  queryKey: queryKeys.carriers.ownCapabilities,
  queryFn: async ({ signal }) => (await call('GET /account/capabilities', { signal })).data,
});

export const saveLanes = async (body: NonNullable<BodyOf<CarrierApi['PUT /account/capabilities']>>) =>
  (await call('PUT /account/capabilities', { body })).data;
