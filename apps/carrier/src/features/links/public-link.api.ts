import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, BidBody, BodyOf, CarrierApi } from '@tenderlane/contract';
import { useRef } from 'react';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { accountQuery, session } from '../../lib/web';
import { call } from '../../lib/api';
import { answerOrNull } from '../../lib/answer-or-null';
import { withServerTime } from '@tenderlane/web/core/client/server-time';
import { useBid } from '../bids';

/** What a tender's public link tells everybody. */
export const publicLinkQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.links.public(code),
    queryFn: async () =>
      (await withServerTime(async () => (await call('GET /links/{code}', { path: { code } })).data)).tender,
    staleTime: 0,
  });

/** Who is signed in here, if the session still holds: with an ended one the page goes on as for a visitor. */
export function useSignedIn() {
  const { data: account, isLoading } = useQuery({ ...accountQuery, enabled: session.token() !== null });
  return { account, isAsking: isLoading };
}

/** The tender as this carrier sees it already; nothing for who has not come to it before. */
export const ownTenderQuery = (code: string, id: number, account: Account | undefined) =>
  queryOptions({
    queryKey: queryKeys.links.publicOf(code, account, 'tender'),
    queryFn: async () => (await answerOrNull(call('GET /loads/{id}', { path: { id } })))?.data ?? null,
    enabled: account !== undefined,
    staleTime: Infinity,
  });

/** Which tender it was, for a carrier that has a place in it; the link of a tender that is over lets nobody else in. */
export const endedTenderQuery = (code: string, account: Account | undefined) =>
  queryOptions({
    queryKey: queryKeys.links.publicOf(code, account, 'ended'),
    queryFn: async () =>
      (await answerOrNull(call('POST /links/{code}/open', { path: { code } })))?.data.load_id ?? null,
    enabled: account !== undefined && account.company !== null && !account.is_link_session,
    staleTime: Infinity,
  });

export interface LinkBid {
  company: BodyOf<CarrierApi['PUT /account/brand']> | null;
  /** One of the person's companies, where there are several. */
  memberId: number | null;
  bid: BidBody;
}

/**
 * Asks the shipper for access and places the bid. If the bid is refused, company and request stand, and only the bid is
 * sent again. Nothing is placed where the link leads to another tender by now than the one that was read.
 */
export function useLinkBid(code: string, loadId: number) {
  const queryClient = useQueryClient();
  const openedId = useRef<number | null>(null);
  const place = useBid(loadId);
  return useMutation({
    mutationFn: async ({ company, memberId, bid }: LinkBid) => {
      if (openedId.current === null) {
        if (company) await call('PUT /account/brand', { body: company });
        if (memberId !== null) await call('PUT /account/{id}/change', { path: { id: memberId } });
        const { data } = await call('POST /links/{code}/open', { path: { code } });
        openedId.current = data.load_id;
        await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
      }
      const placed = openedId.current === loadId ? await place.mutateAsync(bid) : null;
      return { loadId: openedId.current, placed };
    },
    meta: { errorOnPage: true },
  });
}
