import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Account, BidBody, BodyOf, CarrierApi, LinkPreview } from '@tenderlane/contract';
import { useRef } from 'react';
import { linkKeys } from './query-keys';
import { accountQuery, session } from '../../lib/application';
import { answerOrNull } from '../../lib/answer-or-null';
import { call } from '../../lib/api';
import { withServerTime } from '@tenderlane/web/core/client/server-time';
import { useBid } from '../bids';

const onPage = { meta: { errorOnPage: true } } as const;

/** Preview of a message's link. The secret is in the request body, so that no address log contains it. */
export const linkPreviewQuery = (secret: string) =>
  queryOptions({
    queryKey: linkKeys.shown(secret),
    queryFn: () => withServerTime(async () => (await call('POST /links/show', { body: { secret } })).data),
    staleTime: 0,
  });

export type LinkTarget = 'tender' | 'invitation' | null;

async function findLinkTarget({ load_id: id, invitation }: LinkPreview): Promise<LinkTarget> {
  if (session.token() === null) return null;
  const seesTender = id !== null && (await answerOrNull(call('GET /loads/{id}', { path: { id } })));
  if (seesTender) return 'tender';
  if (invitation === null || session.token() === null) return null;
  const own = await answerOrNull(call('GET /invitations'));
  return own && own.data.some(({ code }) => code === invitation.code) ? 'invitation' : null;
}

export const linkTargetQuery = (secret: string, shown: LinkPreview | undefined) =>
  queryOptions({
    queryKey: linkKeys.target(secret),
    queryFn: () => (shown ? findLinkTarget(shown) : null),
    enabled: shown !== undefined,
    staleTime: Infinity,
  });

/** Opens a session for the login to which the message was sent. */
export function useOpenLink(secret: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Account> => {
      const { data } = await call('POST /auth/link', { body: { secret } });
      session.start(data.token);
      return queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    },
    ...onPage,
  });
}

export const useOptOut = (secret: string) =>
  useMutation({ mutationFn: () => call('POST /links/opt_out', { body: { secret } }), ...onPage });

type Company = NonNullable<BodyOf<CarrierApi['POST /invitations/{code}/accept']>['company']>;

export interface FirstBid {
  company: Company | null;
  /** Membership to use if the user has several companies. */
  memberId: number | null;
  bid: BidBody | null;
}

/**
 * Accepts the invitation and places the bid. If the bid is refused, the company remains and only the bid is sent again.
 */
export function useFirstBid(code: string, loadId: number) {
  const queryClient = useQueryClient();
  const isAccepted = useRef(false);
  const place = useBid(loadId);
  const first = useMutation({
    mutationFn: async ({ company, memberId, bid }: FirstBid) => {
      if (!isAccepted.current) {
        if (memberId !== null) await call('PUT /account/{id}/change', { path: { id: memberId } });
        await call('POST /invitations/{code}/accept', { path: { code }, body: company ? { company } : {} });
        isAccepted.current = true;
        await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
      }
      return bid && place.mutateAsync(bid);
    },
    ...onPage,
  });
  return { ...first, isBidRefused: place.isError };
}
