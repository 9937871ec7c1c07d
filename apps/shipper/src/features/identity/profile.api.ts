import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, ShipperApi } from '@tenderlane/contract';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
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
