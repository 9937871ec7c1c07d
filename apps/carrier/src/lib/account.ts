import type { Account } from '@tenderlane/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api';
import { followProfileLocale } from './locale';
import { notingServerTime } from './server-time';
import { session } from './session';

/** The signed-in person and the active brand. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async (): Promise<Account> => {
    const account = await notingServerTime(async () => (await call('GET /account')).data);
    followProfileLocale(account.locale);
    return account;
  },
});

export const needsOnboarding = (account: Account) => account.is_need_user_onboard || account.is_need_brand_onboard;

/** The account, or undefined for a visitor and while it loads. */
export function useAccount(): Account | undefined {
  return useQuery({ ...accountQuery, enabled: session.token() !== null }).data;
}

/** Asks for the account again after something changed it. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(accountQuery);
}
