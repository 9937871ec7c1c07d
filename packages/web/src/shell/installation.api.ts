import { useQuery } from '@tanstack/react-query';
import { shellKeys } from './query-keys';
import { useWeb } from '../core/web';

/** Constant while the page is open. */
export function useInstallation() {
  const { callPublic } = useWeb();
  return useQuery({
    queryKey: shellKeys.installation,
    queryFn: async () => (await callPublic('GET /installation')).data,
    staleTime: Infinity,
  });
}
