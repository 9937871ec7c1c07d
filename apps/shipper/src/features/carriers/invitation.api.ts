import { queryOptions } from '@tanstack/react-query';
import { callPublic } from '../../lib/api';

/** Who invites a carrier; open to everybody who has the link. */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    queryFn: async () => (await callPublic('GET /invitations/{code}', { path: { code } })).data,
    staleTime: 0,
  });
