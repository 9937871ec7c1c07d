import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountQuery, needsOnboarding } from './account';
import { paths } from './paths';
import { session } from './session';

/** After a sign-in or a finished onboarding: opens the page the visitor wanted, else the tenders. */
export function useOpenRemembered(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    const account = await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    if (needsOnboarding(account)) return router.navigate({ to: paths.onboarding });
    router.history.push(session.takeRememberedRoute() ?? paths.tenders, { isReturning: true });
  };
}
