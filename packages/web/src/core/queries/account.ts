import type { Account } from '@tenderlane/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { useWeb } from '../web';

/** The account, or undefined for a visitor and while it loads. */
export function useAccount(): Account | undefined {
  const { accountQuery, session } = useWeb();
  return useQuery({ ...accountQuery, enabled: session.token() !== null }).data;
}

/** Asks for the account again after something changed it. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.account });
}
