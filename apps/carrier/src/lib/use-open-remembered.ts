import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountQuery } from './account';
import { BASE, paths } from './paths';
import { session } from './session';

/** After a sign-in or a finished onboarding: opens the page the visitor wanted, in this tab or in the one it came from, else the tenders. */
export function useOpenRemembered(): (route?: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (route) => {
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    router.history.push(session.takeRememberedRoute() ?? route ?? BASE + paths.loads);
  };
}
