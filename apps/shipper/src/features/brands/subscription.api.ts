import { useQuery } from '@tanstack/react-query';
import type { Account, AnswerOf, ShipperApi } from '@tenderlane/contract';
import { CLIENT } from '@tenderlane/contract/core/limits';
import { brandKeys } from './query-keys';
import { call } from '../../lib/api';

export type Subscription = AnswerOf<ShipperApi['GET /accounting/subscriptions/account']>['data'];

/** Undefined for visitors, without a brand, and while it loads. */
export function useSubscription(account: Account | undefined): Subscription | undefined {
  return useQuery({
    queryKey: brandKeys.subscription,
    queryFn: async () =>
      (await call('GET /accounting/subscriptions/account', { query: { product_id: CLIENT.product } })).data,
    enabled: Boolean(account?.company),
  }).data;
}
