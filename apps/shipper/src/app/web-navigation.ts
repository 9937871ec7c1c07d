import type { Navigation } from '@tenderlane/web/core/web';
import { paths } from '../lib/paths';
import { accountQuery, queryClient } from '../lib/web';
import { router } from './router';

/** How the shared pages leave: the guard, asked again, opens the page the visitor wanted. */
export const navigation: Navigation = {
  open: (href) => router.history.push(href),
  isOpening: () => router.state.isLoading,
  openRemembered: async () => {
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    await router.invalidate();
    // The page of a message's link is open to everybody, so the guard leads nobody away from it.
    if (router.state.location.pathname === paths.code) await router.navigate({ to: paths.auth, replace: true });
  },
};
