import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, CarrierApi } from '@tenderlane/contract';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../../lib/api';
import { waitingKeys } from '../query-keys';

export type WaitingKind = AnswerOf<CarrierApi['GET /dashboard']>['data']['kinds'][number];

export const waitingQuery = queryOptions({
  queryKey: waitingKeys.all,
  queryFn: async ({ signal }) => (await call('GET /dashboard', { signal })).data,
  ...liveQuery,
});
