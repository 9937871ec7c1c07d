import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enterCompany } from '../switch-company.api';
import { memberKeys } from './query-keys';
import { useApplication } from '../../core/application';

export function useMemberInvitation(code: string) {
  const { callPublic } = useApplication();
  return useQuery({
    queryKey: memberKeys.invitation(code),
    queryFn: async () => (await callPublic('GET /brands/invitations/{code}', { path: { code } })).data,
    staleTime: 0,
  });
}

export function useJoinCompany(code: string) {
  const application = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { data } = await application.call('POST /brands/invitations/{code}/accept', { path: { code } });
      await application.call('PUT /account/{id}/change', { path: { id: data.brand_member_id } });
    },
    onSuccess: () => enterCompany(application),
    onError: () => queryClient.invalidateQueries({ queryKey: memberKeys.invitation(code) }),
    meta: { errorOnPage: true },
  });
}
