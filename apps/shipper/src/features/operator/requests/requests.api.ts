import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { RequestState } from '@tenderlane/domain/requests';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../../lib/api';
import { operatorKeys } from '../query-keys';

export const requestQueueQuery = (state: RequestState | null) =>
  infiniteQueryOptions({
    queryKey: operatorKeys.requests(state),
    queryFn: ({ pageParam }) =>
      call('GET /operator/requests', {
        query: { ...(state !== null && { state }), ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

type Change = BodyOf<ShipperApi['PUT /operator/requests/{id}']>;

export function useOperateRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: Change & { id: number }) =>
      (await call('PUT /operator/requests/{id}', { path: { id }, body })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorKeys.allRequests }),
  });
}

// Asked for by a press alone, because each look at a load is recorded.
export function useLookAtLoad() {
  return useMutation({
    mutationFn: async (id: number) => (await call('GET /requests/{id}', { path: { id } })).data.load,
  });
}
