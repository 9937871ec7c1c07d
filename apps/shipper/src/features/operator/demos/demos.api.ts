import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import type { DemoState } from '@tenderlane/domain/demos';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { call } from '../../../lib/api';
import { operatorKeys } from '../query-keys';

export const demoQueueQuery = (state: DemoState | null) =>
  infiniteQueryOptions({
    queryKey: operatorKeys.demos(state),
    queryFn: ({ pageParam }) =>
      call('GET /operator/demos', {
        query: { ...(state !== null && { state }), ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

type Change = BodyOf<ShipperApi['PUT /operator/demos/{id}']>;

export function useOperateDemo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...body }: Change & { id: number }) =>
      (await call('PUT /operator/demos/{id}', { path: { id }, body })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorKeys.allDemos }),
  });
}
