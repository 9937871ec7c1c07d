import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ReviewBody, ShipperApi } from '@tenderlane/contract';
import type { Metric } from '@tenderlane/domain/scorecard';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { reviewKeys } from './query-keys';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../lib/api';

const onPage = { meta: { errorOnPage: true } } as const;
const fromStart = { initialPageParam: null as string | null };

export const scorecardQuery = (id: number) =>
  queryOptions({
    queryKey: reviewKeys.scorecard(id),
    queryFn: async ({ signal }) => (await call('GET /carriers/{id}/scorecard', { path: { id }, signal })).data,
    ...liveQuery,
  });

export const countedLoadsQuery = (id: number, metric: Metric) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.countedLoads(id, metric),
    queryFn: ({ pageParam, signal }) =>
      call('GET /carriers/{id}/scorecard/{metric}', {
        path: { id, metric },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    ...fromStart,
    getNextPageParam: ({ meta }) => meta.next,
  });

export const contestsQuery = (id: number) =>
  queryOptions({
    queryKey: reviewKeys.contests(id),
    queryFn: async ({ signal }) => (await call('GET /carriers/{id}/contests', { path: { id }, signal })).data,
    ...liveQuery,
  });

export const reviewsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.ofCarrier(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /carriers/{id}/reviews', {
        path: { id },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    ...fromStart,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

export const reviewQuery = (loadId: number) =>
  queryOptions({
    queryKey: reviewKeys.ofLoad(loadId),
    queryFn: async ({ signal }) => (await call('GET /loads/{id}/review', { path: { id: loadId }, signal })).data,
    ...liveQuery,
  });

type Decision = BodyOf<ShipperApi['PUT /carriers/{id}/contests/{contest_id}']>;

export function useDecideContest(carrierId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: Decision & { id: number }) =>
      (await call('PUT /carriers/{id}/contests/{contest_id}', { path: { id: carrierId, contest_id: id }, body })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: carrierKeys.one(carrierId) }),
    ...onPage,
  });
}

export function useReview(loadId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: ReviewBody) =>
      (await call('POST /loads/{id}/review', { path: { id: loadId }, body })).data,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reviewKeys.ofLoad(loadId) }),
        queryClient.invalidateQueries({ queryKey: carrierKeys.all }),
      ]),
    ...onPage,
  });
}
