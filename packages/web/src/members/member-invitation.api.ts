import { useMutation, useQuery } from '@tanstack/react-query';
import { enterCompany } from '../companies/switch-company.api';
import { memberKeys } from './query-keys';
import { useWeb } from '../core/web';

/** Public: anyone with the link may load it. */
export function useMemberInvitation(code: string) {
  const { callPublic } = useWeb();
  return useQuery({
    queryKey: memberKeys.invitation(code),
    queryFn: async () => (await callPublic('GET /brands/invitations/{code}', { path: { code } })).data,
    staleTime: 0,
  });
}

export function useJoinCompany(code: string) {
  const web = useWeb();
  return useMutation({
    mutationFn: async () => {
      const { data } = await web.call('POST /brands/invitations/{code}/accept', { path: { code } });
      await web.call('PUT /account/{id}/change', { path: { id: data.brand_member_id } });
    },
    onSuccess: () => enterCompany(web),
    meta: { errorOnPage: true },
  });
}
