import { useMutation } from '@tanstack/react-query';
import { session } from '../../lib/application';
import { call } from '../../lib/api';

export const useEnterOtherBrand = () =>
  useMutation({
    mutationFn: async ({ memberId, href }: { memberId: number; href: string }) => {
      await call('PUT /account/{id}/change', { path: { id: memberId } });
      session.announceBrand();
      location.assign(href);
    },
  });
