import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';

/** What every page must say about this installation; it stays the same while the page is open. */
export function useInstallation() {
  const { callPublic } = useWeb();
  return useQuery({
    queryKey: queryKeys.installation,
    queryFn: async () => (await callPublic('GET /installation')).data,
    staleTime: Infinity,
  });
}
