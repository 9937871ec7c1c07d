import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, SharedApi } from '@tenderlane/contract';
import { identityKeys } from './query-keys';
import { useApplication } from '../core/application';

export type PersonSession = AnswerOf<SharedApi['GET /account/sessions']>['data'][number];

export function useSessions() {
  const { call } = useApplication();
  return useQuery({
    queryKey: identityKeys.sessions,
    queryFn: async () => (await call('GET /account/sessions')).data,
    staleTime: 0,
  });
}

/** Ends sessions one by one, so that after a failure the list shows the remaining ones. */
export function useEndSessions() {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await call('DELETE /account/sessions/{id}', { path: { id } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: identityKeys.sessions }),
  });
}
