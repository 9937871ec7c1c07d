import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CarrierLoad } from '@tenderlane/contract';
import type { DeclineCode } from '@tenderlane/domain/reference';
import { fetchChain } from '@tenderlane/web/auction/fetch-chain';
import { loadKeys } from '@tenderlane/web/loads/query-keys';
import { call } from '../../lib/api';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { withServerTime } from '@tenderlane/web/core/client/server-time';

/** One tender as the carrier may see it; refetched while it is open, because others bid. */
export const tenderQuery = (id: number) =>
  queryOptions({
    queryKey: loadKeys.one(id),
    queryFn: () => withServerTime(async () => (await call('GET /loads/{id}', { path: { id } })).data),
    ...liveQuery,
  });

export const chainQuery = (id: number) =>
  queryOptions({
    queryKey: loadKeys.chain(id),
    queryFn: () => fetchChain((query) => call('GET /loads/{id}/chain', { path: { id }, query })),
    staleTime: 0,
    gcTime: 0,
  });

const onPage = { meta: { errorOnPage: true } } as const;

/** Refetches loads after a change and after a refusal, because both mean that the displayed data may be outdated. */
export function useRefreshLoads() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: loadKeys.all });
}

/** An action on the carrier's own option; the response is the updated tender. */
export function useTenderAction<Input>(id: number, send: (input: Input) => Promise<{ data: CarrierLoad }>) {
  const queryClient = useQueryClient();
  const refresh = useRefreshLoads();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => queryClient.setQueryData(tenderQuery(id).queryKey, data),
    onSettled: () => void refresh(),
    ...onPage,
  });
}

export interface CodedReason {
  code: DeclineCode;
  text?: string;
}

const LEAVING = {
  decline: 'PUT /loads/{id}/decline',
  withdraw: 'PUT /loads/{id}/withdraw',
  cancel: 'PUT /loads/{id}/cancel',
} as const;
export type LeaveKind = keyof typeof LEAVING;

export const useLeaveTender = (id: number, way: LeaveKind) =>
  useTenderAction(id, (reason: CodedReason) => call(LEAVING[way], { path: { id }, body: reason }));
