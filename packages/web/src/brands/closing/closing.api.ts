import { useMutation } from '@tanstack/react-query';
import { useRefreshAccount } from '../../core/queries/account';
import { useApplication } from '../../core/application';
import { enterCompany } from '../switch-company.api';

export function useCloseCompany() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: () => call('PUT /account/company/close'),
    onSuccess: useRefreshAccount(),
    meta: { errorOnPage: true },
  });
}

export function useReopenCompany() {
  const application = useApplication();
  return useMutation({
    mutationFn: () => application.call('PUT /account/company/reopen'),
    onSuccess: () => enterCompany(application),
    meta: { errorOnPage: true },
  });
}
