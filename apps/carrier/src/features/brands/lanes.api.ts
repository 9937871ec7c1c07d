import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../lib/api';

export const lanesQuery = queryOptions({
  queryKey: carrierKeys.ownCapabilities,
  queryFn: async ({ signal }) => (await call('GET /account/capabilities', { signal })).data,
});

export const saveLanes = async (body: NonNullable<BodyOf<CarrierApi['PUT /account/capabilities']>>) =>
  (await call('PUT /account/capabilities', { body })).data;
