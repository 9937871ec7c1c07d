import { useMutation } from '@tanstack/react-query';
import { call } from './api';

export function useOpenShipper() {
  return useMutation({
    mutationFn: () => call('POST /auth/token', { body: { workspace: 'shipper' } }),
    onSuccess: ({ data }) => location.assign(data.url),
  });
}
