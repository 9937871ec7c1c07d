import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, SharedApi } from '@tenderlane/contract';
import type { Locale } from '@tenderlane/domain/languages';
import { typedPlace } from '../core/use-typed';
import { useRefreshAccount } from '../core/queries/account';
import { followProfileLocale, locale } from '../core/texts/locale';
import { identityKeys } from './query-keys';
import { useApplication } from '../core/application';

export type Profile = BodyOf<SharedApi['PUT /profile/info']>;
type Known = AnswerOf<SharedApi['GET /profile/info']>['data'];

export function useProfile() {
  const { call } = useApplication();
  return useQuery({ queryKey: identityKeys.profile, queryFn: async () => (await call('GET /profile/info')).data });
}

/** Also refetches the account, which contains the name and the language. */
export function useUpdateProfile(): (body: Profile) => Promise<void> {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  const refreshAccount = useRefreshAccount();
  return async (body) => {
    await call('PUT /profile/info', { body });
    queryClient.setQueryData<Known>(identityKeys.profile, (before) => before && { ...before, ...body });
    if (!followProfileLocale(body.locale ?? locale)) await refreshAccount();
  };
}

/** At the first sign-in this ends the person's onboarding. */
export function useSaveProfile() {
  const { call, side } = useApplication();
  const queryClient = useQueryClient();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    mutationFn: (body: Profile) => call('PUT /profile/info', { body }),
    onSuccess: async (_answer, { locale: chosen = locale }) => {
      typedPlace(side, 'person').write(null);
      if (followProfileLocale(chosen)) return;
      await queryClient.invalidateQueries({ queryKey: identityKeys.profile });
      await refreshAccount();
    },
    meta: { errorOnPage: true },
  });
}

export function useSwitchLanguage() {
  const { call } = useApplication();
  const refreshAccount = useRefreshAccount();
  return useMutation({
    mutationFn: async (chosen: Locale) => {
      const { first_name, last_name } = (await call('GET /profile/info')).data;
      await call('PUT /profile/info', { body: { first_name, last_name, locale: chosen } });
    },
    onSuccess: async (_answer, chosen) => {
      if (!followProfileLocale(chosen)) await refreshAccount();
    },
  });
}
