import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountQuery } from './account';

/** After a sign-in or a finished onboarding: asks the guard again, which opens the page the visitor wanted. */
export function useOpenRemembered(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    await router.invalidate();
  };
}
