import { queryOptions } from '@tanstack/react-query';
import type { Account, SharedApi } from '@tenderlane/contract';
import type { Client } from '../client/client';
import { followProfileLocale } from '../texts/locale';
import { coreKeys } from './query-keys';
import { withServerTime } from '../client/server-time';

export const accountQueryOf = (call: Client<SharedApi>['call']) =>
  queryOptions({
    queryKey: coreKeys.account,
    queryFn: async (): Promise<Account> => {
      const account = await withServerTime(async () => (await call('GET /account')).data);
      // The page reloads in another language; nothing after the sign-in may run on the old page.
      if (followProfileLocale(account.locale)) return new Promise<never>(() => {});
      return account;
    },
  });

export const needsOnboarding = (account: Account) => account.is_need_user_onboard || account.is_need_brand_onboard;
