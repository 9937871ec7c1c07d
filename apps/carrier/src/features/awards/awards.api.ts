import { queryOptions } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { awardKeys } from './query-keys';
import { call } from '../../lib/api';
import { useTenderAction } from '../auction';

export const useConfirmAward = (id: number) =>
  useTenderAction(id, (bidId: number) => call('PUT /loads/{id}/confirm', { path: { id }, body: { bid_id: bidId } }));

export const disputesQuery = (id: number) =>
  queryOptions({
    queryKey: awardKeys.disputes(id),
    queryFn: async ({ signal }) => (await call('GET /loads/{id}/disputes', { path: { id }, signal })).data,
    ...liveQuery,
  });
