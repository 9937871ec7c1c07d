import type { Account } from '@tenderlane/contract';
import { noteServerTime } from '@tenderlane/web/core/server-clock';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './api';
import { followProfileLocale } from './locale';
import { session } from './session';

/** The signed-in person and the active brand. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async (): Promise<Account> => {
    const askedAt = Date.now();
    const { data } = await call('GET /account');
    noteServerTime(data.server_time, askedAt, Date.now());
    // What follows a sign-in must happen on the page in the right language, not on the one that is going away.
    if (followProfileLocale(data.locale)) return new Promise<never>(() => {});
    return data;
  },
});

export const needsOnboarding = (account: Account) => account.is_need_user_onboard || account.is_need_brand_onboard;

/** The account, or undefined for a visitor and while it loads. */
export function useAccount(): Account | undefined {
  return useQuery({ ...accountQuery, enabled: session.token() !== null }).data;
}
