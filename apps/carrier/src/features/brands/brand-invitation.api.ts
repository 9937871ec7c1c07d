import { queryOptions, useMutation } from '@tanstack/react-query';
import { queryKeys } from '@tenderlane/web/core/query-keys';
import { call, callPublic } from '../../lib/api';
import { openBrand } from '../../lib/use-switch-brand';

/** Who invites a colleague; open to everybody who has the link. */
export const brandInvitationQuery = (code: string) =>
  queryOptions({
    queryKey: queryKeys.members.invitation(code),
    queryFn: async () => (await callPublic('GET /brands/invitations/{code}', { path: { code } })).data,
    staleTime: 0,
  });

/** Joins the company and works in it from now on. */
export const useJoinBrand = (code: string) =>
  useMutation({
    mutationFn: async () => {
      const { data } = await call('POST /brands/invitations/{code}/accept', { path: { code } });
      await call('PUT /account/{id}/change', { path: { id: data.brand_member_id } });
    },
    onSuccess: openBrand,
    meta: { errorOnPage: true },
  });
