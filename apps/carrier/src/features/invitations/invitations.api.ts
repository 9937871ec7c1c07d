import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { invitationKeys } from './query-keys';
import { call } from '../../lib/api';
import { liveQuery } from '@tenderlane/web/core/queries/live';

/** Public: anyone with the link may load it. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: invitationKeys.one(code),
    queryFn: async () => (await call('GET /invitations/{code}', { path: { code } })).data,
    staleTime: 0,
  });

export const openInvitationsQuery = queryOptions({
  queryKey: invitationKeys.all,
  queryFn: async () => (await call('GET /invitations')).data,
  ...liveQuery,
});

export const shippersQuery = queryOptions({
  queryKey: invitationKeys.shippers,
  queryFn: async () => (await call('GET /shippers')).data,
});

type Acceptance = BodyOf<CarrierApi['POST /invitations/{code}/accept']>;

export const useAcceptInvitation = (code: string) =>
  useMutation({
    mutationFn: async (body: Acceptance) =>
      (await call('POST /invitations/{code}/accept', { path: { code }, body })).data,
    meta: { errorOnPage: true },
  });

export const noteOpened = (code: string): void => {
  call('POST /invitations/{code}/opened', { path: { code } }).catch(() => undefined);
};
