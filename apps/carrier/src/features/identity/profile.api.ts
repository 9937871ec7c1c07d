import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { useRefreshAccount } from '@tenderlane/web/core/queries/account';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from '../../lib/api';

export type Profile = BodyOf<CarrierApi['PUT /profile/info']>;

export const profileQuery = queryOptions({
  queryKey: queryKeys.profile,
  queryFn: async () => (await call('GET /profile/info')).data,
});

/** Saves name and language; at the first sign-in this ends the person's onboarding. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    mutationFn: (body: Profile) => call('PUT /profile/info', { body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(profileQuery);
      await refreshAccount();
    },
    meta: { errorOnPage: true },
  });
}
