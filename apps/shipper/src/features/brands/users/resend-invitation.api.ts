import { useMutation } from '@tanstack/react-query';
import { useRefreshMembers } from '@tenderlane/web/brands/members/members.api';
import { call } from '../../../lib/api';

export const useResendInvitation = () =>
  useMutation({
    mutationFn: (id: number) => call('PUT /profile/users/{id}/resend', { path: { id } }),
    onSettled: useRefreshMembers(),
  });
