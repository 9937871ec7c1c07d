import { useQuery } from '@tanstack/react-query';
import { liveQuery } from '../core/queries/live';
import { supportKeys } from './query-keys';
import { useWeb } from '../core/web';

export function useRequests() {
  const { call } = useWeb();
  return useQuery({
    queryKey: supportKeys.requests,
    queryFn: async () => (await call('GET /requests')).data,
    ...liveQuery,
  });
}
