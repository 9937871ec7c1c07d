import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';

/** Constant while the page is open. */
export function useInstallation() {
  const { callPublic } = useWeb();
  return useQuery({
    queryKey: queryKeys.installation,
    queryFn: async () => (await callPublic('GET /installation')).data,
    staleTime: Infinity,
  });
}
