import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Account, BidBody, BodyOf, CarrierApi } from '@tenderlane/contract';
import { useRef } from 'react';
import { linkKeys } from './query-keys';
import { accountQuery, session } from '../../lib/application';
import { call } from '../../lib/api';
import { answerOrNull } from '../../lib/answer-or-null';
import { withServerTime } from '@tenderlane/web/core/client/server-time';
import { useBid } from '../bids';

export const publicLinkQuery = (code: string) =>
  queryOptions({
    queryKey: linkKeys.public(code),
    queryFn: async () =>
      (await withServerTime(async () => (await call('GET /links/{code}', { path: { code } })).data)).tender,
    staleTime: 0,
  });

/** Signed-in account; undefined if the session has expired, so that the page treats the user as a visitor. */
export function useSignedIn() {
  const { data: account, isLoading } = useQuery({ ...accountQuery, enabled: session.token() !== null });
  return { account, isAsking: isLoading };
}

/** The tender as this carrier sees it, or null if it takes no part yet. */
export const ownTenderQuery = (code: string, id: number, account: Account | undefined) =>
  queryOptions({
    queryKey: linkKeys.publicOf(code, account, 'tender'),
    queryFn: async () => (await answerOrNull(call('GET /loads/{id}', { path: { id } })))?.data ?? null,
    enabled: account !== undefined,
    staleTime: Infinity,
  });

/** Id of the tender behind a link that has ended, only for carriers that took part; others have no access. */
export const endedTenderQuery = (code: string, account: Account | undefined) =>
  queryOptions({
    queryKey: linkKeys.publicOf(code, account, 'ended'),
    queryFn: async () =>
      (await answerOrNull(call('POST /links/{code}/open', { path: { code } })))?.data.load_id ?? null,
    enabled: account !== undefined && account.company !== null && !account.is_link_session,
    staleTime: Infinity,
  });

export interface LinkBid {
  company: BodyOf<CarrierApi['PUT /account/brand']> | null;
  memberId: number | null;
  bid: BidBody;
}

/**
 * Requests access from the shipper and places the bid. If the bid is refused, the company and the request remain, and
 * only the bid is sent again. No bid is placed if the link leads to another tender by now.
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
