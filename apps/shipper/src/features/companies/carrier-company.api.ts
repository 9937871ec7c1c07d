import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierCompany, ShipperApi } from '@tenderlane/contract';
import { carrierCompanyKeys } from './query-keys';
import { NETWORK_TOPICS } from '@tenderlane/web/carriers/query-keys';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../lib/api';

export type TypedCompany = BodyOf<ShipperApi['PUT /carriers/{id}/company']>;

export const carrierCompanyQuery = (id: number) =>
  queryOptions({
    queryKey: carrierCompanyKeys.profile(id),
    queryFn: async ({ signal }): Promise<CarrierCompany> =>
      (await call('GET /carriers/{id}/company', { path: { id }, signal })).data,
    ...liveQuery,
  });

export const carrierHistoryQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: carrierCompanyKeys.history(id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /carriers/{id}/history', {
        path: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

export function useDescribeCarrier(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: TypedCompany) => call('PUT /carriers/{id}/company', { path: { id }, body }),
    onSuccess: () => Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    meta: { errorOnPage: true },
  });
}

export type OwnFieldsBody = Pick<BodyOf<ShipperApi['PUT /carriers/{id}']>, 'custom' | 'custom_known'>;

/** A refusal means that the carrier has changed, so it is refetched in any case. */
export function useSaveOwnFields(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnFieldsBody) => call('PUT /carriers/{id}', { path: { id }, body }),
    onSettled: () => Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    meta: { errorOnPage: true },
  });
}
