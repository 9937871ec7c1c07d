import { useMutation } from '@tanstack/react-query';
import { call } from './api';

/** Opens the shipper application, signed in as the same person. */
export function useOpenShipper() {
  return useMutation({
    mutationFn: () => call('POST /auth/token', { body: { workspace: 'shipper' } }),
    onSuccess: ({ data }) => location.assign(data.url),
  });
}
