import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Watch } from '@tenderlane/contract';
import { loadKeys } from '../query-keys';
import { useApplication } from '../../core/application';

export function useWatch(loadId: number) {
  const { call } = useApplication();
  return useQuery({
    queryKey: loadKeys.watch(loadId),
    queryFn: async () => (await call('GET /loads/{id}/watch', { path: { id: loadId } })).data,
  });
}

export function useChangeWatch(loadId: number) {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  const queryKey = loadKeys.watch(loadId);
  return useMutation({
    scope: { id: `watch ${loadId}` },
    mutationFn: async (change: Partial<Watch>) => {
      const state =
        change.state === undefined ? (queryClient.getQueryData<Watch>(queryKey)?.state ?? null) : change.state;
      return (await call('PUT /loads/{id}/watch', { path: { id: loadId }, body: { ...change, state } })).data;
    },
    onSuccess: (saved) => queryClient.setQueryData<Watch>(queryKey, saved),
  });
}
