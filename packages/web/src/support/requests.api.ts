import { useQuery } from '@tanstack/react-query';
import { liveQuery } from '../core/queries/live';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';

export function useRequests() {
  const { call } = useWeb();
  return useQuery({
    queryKey: queryKeys.requests,
    queryFn: async () => (await call('GET /requests')).data,
    ...liveQuery,
  });
}
