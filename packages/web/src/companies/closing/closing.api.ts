import { useMutation } from '@tanstack/react-query';
import { useRefreshAccount } from '../../core/queries/account';
import { useWeb } from '../../core/web';
import { enterCompany } from '../switch-company.api';

export function useCloseCompany() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: () => call('PUT /account/company/close'),
    onSuccess: useRefreshAccount(),
    meta: { errorOnPage: true },
  });
}

export function useReopenCompany() {
  const web = useWeb();
  return useMutation({
    mutationFn: () => web.call('PUT /account/company/reopen'),
    onSuccess: () => enterCompany(web),
    meta: { errorOnPage: true },
  });
}
