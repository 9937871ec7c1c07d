import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { queryKeys } from '@tenderlane/web/core/query-keys';
import { accountQuery } from '../../lib/web';
import { call } from '../../lib/api';

export type Profile = BodyOf<ShipperApi['PUT /profile/info']>;

export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: async () => (await call('GET /profile/info')).data,
});

export const saveProfile = (body: Profile) => call('PUT /profile/info', { body });

/** After a saved profile: the account carries the name and the language. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(accountQuery);
}

export function useEndOnboardingOfPerson() {
  const refreshAccount = useRefreshAccount();
  return useMutation({ mutationFn: saveProfile, onSuccess: refreshAccount, meta: { errorOnPage: true } });
}

export const sessionsQuery = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: async () => (await call('GET /account/sessions')).data,
  staleTime: 0,
});

export type PersonSession = Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>[number];

/** Ends sessions one after the other, so that a failure leaves the rest as the list then shows. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly number[]) => {
      for (const id of ids) await call('DELETE /account/sessions/{id}', { path: { id } });
    },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}
