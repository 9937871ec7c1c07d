import { useQuery, useQueryClient } from '@tanstack/react-query';
import { coreKeys } from './query-keys';
import { useApplication } from '../application';

export function useAccount() {
  const { accountQuery, session } = useApplication();
  return useQuery({ ...accountQuery, enabled: session.token() !== null }).data;
}

export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: coreKeys.account });
}
