import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BidBody, CarrierLoad, ChainEntry } from '@tenderlane/contract';
import { randomId } from '@tenderlane/web/core/client/random-id';
import type { DeclineCode } from '@tenderlane/domain';
import { useRef } from 'react';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from '../../lib/api';
import { live } from '@tenderlane/web/core/queries/live';
import { withServerTime } from '@tenderlane/web/core/client/server-time';
import { keepReceipt } from './kept-receipts';

/** One tender as this carrier may see it; asked again while it is open, because others bid. */
export const tenderQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.loads.one(id),
    queryFn: () => withServerTime(async () => (await call('GET /loads/{id}', { path: { id } })).data),
    ...live,
  });

/** Own bids of a tender from a cursor on, newest first. */
export const ownBidsQuery = (id: number, from: string | null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.loads.ownBids(id, from),
    queryFn: ({ pageParam: after }) => call('GET /loads/{id}/bids', { path: { id }, query: { after } }),
    initialPageParam: from ?? undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    enabled: false,
  });

/** The chain of a tender, asked when somebody checks it. */
export const chainQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeys.loads.chain(id),
    queryFn: async () => {
      const entries: ChainEntry[] = [];
      for (let after: string | undefined; ;) {
        const { data, meta } = await call('GET /loads/{id}/chain', { path: { id }, query: { after, per_page: 100 } });
        entries.push(...data);
        if (!meta.next) return { entries, open: meta.open };
        after = meta.next;
      }
    },
    staleTime: 0,
    gcTime: 0,
  });

const onPage = { meta: { errorOnPage: true } } as const;

/** After a change, and after a refusal: both mean that what is shown may be old. */
function useRefreshLoads() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.loads.all });
}

/** The same bid keeps its key until it has arrived, so that pressing again after a lost answer does not bid twice. */
function useBidKey() {
  const last = useRef({ body: '', key: '' });
  return (body: BidBody): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: randomId() };
    return last.current.key;
  };
}

/** Places a bid, or replaces one's own. */
export function useBid(id: number) {
  const refresh = useRefreshLoads();
  const keyOf = useBidKey();
  return useMutation({
    mutationFn: async (body: BidBody) =>
      (await call('POST /loads/{id}/bids', { path: { id }, body, idempotencyKey: keyOf(body) })).data,
    onSuccess: ({ receipt }) => {
      keepReceipt(id, receipt);
      // The button is busy until the page shows the new standing.
      return refresh();
    },
    onError: () => void refresh(),
    ...onPage,
  });
}

/** An action on one's own option; the answer is the tender as it is then. */
function useTenderAction<Input>(id: number, send: (input: Input) => Promise<{ data: CarrierLoad }>) {
  const queryClient = useQueryClient();
  const refresh = useRefreshLoads();
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data }) => queryClient.setQueryData(tenderQuery(id).queryKey, data),
    onSettled: () => void refresh(),
    ...onPage,
  });
}

type Price = BidBody['price'];
const path = (id: number) => ({ path: { id } });

export const useBookNow = (id: number) =>
  useTenderAction(id, (price: Price) => call('PUT /loads/{id}/book_now', { ...path(id), body: { price } }));

export const useConfirmAward = (id: number) =>
  useTenderAction(id, (bidId: number) => call('PUT /loads/{id}/confirm', { ...path(id), body: { bid_id: bidId } }));

export const useReconfirm = (id: number) =>
  useTenderAction<null>(id, () => call('PUT /loads/{id}/reconfirm', path(id)));

export const useAcceptPhoneBid = (id: number) =>
  useTenderAction(id, (bidId: number) => call('PUT /loads/{id}/accept_bid', { ...path(id), body: { bid_id: bidId } }));

export interface CodedReason {
  code: DeclineCode;
  text?: string;
}

const LEAVING = {
  /** No interest in the tender, or the refusal of an award. */
  decline: 'PUT /loads/{id}/decline',
  withdraw: 'PUT /loads/{id}/withdraw',
  /** Gives a confirmed order back. */
  cancel: 'PUT /loads/{id}/cancel',
} as const;
export type Leaving = keyof typeof LEAVING;

/** The ways out of a tender, each with a coded reason. */
export const useLeave = (id: number, way: Leaving) =>
  useTenderAction(id, (reason: CodedReason) => call(LEAVING[way], { ...path(id), body: reason }));
