import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { scorecardKeys } from './query-keys';
import { call } from '../../lib/api';

export const scorecardsQuery = queryOptions({
  queryKey: scorecardKeys.all,
  queryFn: async ({ signal }) => (await call('GET /scorecard', { signal })).data,
  ...liveQuery,
});

export const ownCountedLoadsQuery = (shipperId: number, metric: Metric) =>
  infiniteQueryOptions({
    queryKey: scorecardKeys.countedLoads(shipperId, metric),
    queryFn: ({ pageParam, signal }) =>
      call('GET /scorecard/{id}/{metric}', {
        path: { id: shipperId, metric },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
  });

type NewContest = BodyOf<CarrierApi['POST /scorecard/{id}/contests']>;

export function useContest(shipperId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: NewContest) =>
      (await call('POST /scorecard/{id}/contests', { path: { id: shipperId }, body })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: scorecardKeys.all }),
    meta: { errorOnPage: true },
  });
}
