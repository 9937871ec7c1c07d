import { useQuery } from '@tanstack/react-query';
import { liveQuery } from '../core/queries/live';
import { supportKeys } from './query-keys';
import { useApplication } from '../core/application';

export function useRequests() {
  const { call } = useApplication();
  return useQuery({
    queryKey: supportKeys.requests,
    queryFn: async () => (await call('GET /requests')).data,
    ...liveQuery,
  });
}
