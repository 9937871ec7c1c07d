import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import type { BidBody } from '@tenderlane/contract';
import { randomId } from '@tenderlane/web/core/client/random-id';
import { bidKeys } from './query-keys';
import { useRef } from 'react';
import { call } from '../../lib/api';
import { saveReceipt, useRefreshLoads, useTenderAction } from '../auction';

export const ownBidsQuery = (id: number, from: string | null) =>
  infiniteQueryOptions({
    queryKey: bidKeys.own(id, from),
    queryFn: ({ pageParam: after }) => call('GET /loads/{id}/bids', { path: { id }, query: { after } }),
    initialPageParam: from ?? undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    enabled: false,
  });

/**
 * Keeps the idempotency key of a bid until it succeeds, so that repeating it after a lost response does not bid twice.
 */
function useBidKey() {
  const last = useRef({ body: '', key: '' });
  return (body: BidBody): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: randomId() };
    return last.current.key;
  };
}

export function useBid(id: number) {
  const refresh = useRefreshLoads();
  const keyOf = useBidKey();
  return useMutation({
    mutationFn: async (body: BidBody) =>
      (await call('POST /loads/{id}/bids', { path: { id }, body, idempotencyKey: keyOf(body) })).data,
    onSuccess: ({ receipt }) => {
      saveReceipt(id, receipt);
      // Stay pending until the page shows the new standing.
      return refresh();
    },
    onError: () => void refresh(),
    meta: { errorOnPage: true },
  });
}

type Price = BidBody['price'];
const path = (id: number) => ({ path: { id } });

export const useBookNow = (id: number) =>
  useTenderAction(id, (price: Price) => call('PUT /loads/{id}/book_now', { ...path(id), body: { price } }));

export const useReconfirm = (id: number) =>
  useTenderAction<null>(id, () => call('PUT /loads/{id}/reconfirm', path(id)));

export const useAcceptPhoneBid = (id: number) =>
  useTenderAction(id, (bidId: number) => call('PUT /loads/{id}/accept_bid', { ...path(id), body: { bid_id: bidId } }));
