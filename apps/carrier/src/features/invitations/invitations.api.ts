import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyOf, CarrierApi } from '@tenderlane/contract';
import { queryKeys } from '@tenderlane/web/core/queries/query-keys';
import { call } from '../../lib/api';
import { liveQuery } from '@tenderlane/web/core/queries/live';

/** Who invites, for everybody who has the link. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.invitations.one(code),
    queryFn: async () => (await call('GET /invitations/{code}', { path: { code } })).data,
    staleTime: 0,
  });

/** Invitations to the person's own logins that are not answered yet. */
export const openInvitationsQuery = queryOptions({
  queryKey: queryKeys.invitations.all,
  queryFn: async () => (await call('GET /invitations')).data,
  ...liveQuery,
});

/** Shippers whose network holds the company. */
export const shippersQuery = queryOptions({
  queryKey: queryKeys.shippers,
  queryFn: async () => (await call('GET /shippers')).data,
});

type Acceptance = BodyOf<CarrierApi['POST /invitations/{code}/accept']>;

/** Joins a shipper's network with the active company, or with a new one. */
export const useAcceptInvitation = (code: string) =>
  useMutation({
    mutationFn: async (body: Acceptance) =>
      (await call('POST /invitations/{code}/accept', { path: { code }, body })).data,
    meta: { errorOnPage: true },
  });

/** Tells the sender that the page of its invitation was shown; nobody waits for it, and nobody is told when it fails. */
export const noteOpened = (code: string): void => {
  call('POST /invitations/{code}/opened', { path: { code } }).catch(() => undefined);
};
