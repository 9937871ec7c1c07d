import type { Navigation } from '@tenderlane/web/core/application';
import { HOME, paths, SIGN_IN } from '../lib/paths';
import { accountQuery, queryClient, session } from '../lib/application';
import { router } from './router';

export const navigation: Navigation = {
  open: (href) => router.history.push(href),
  isOpening: () => router.state.isLoading,
  openRemembered: async () => {
    // Before the account, whose language may load the page anew.
    if (session.rememberedRoute() === null) session.rememberRoute(HOME);
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    await router.invalidate();
    // The page of a message's link is public, so the guard would not redirect from it.
    if (router.state.location.pathname === paths.code) await router.navigate({ to: SIGN_IN, replace: true });
  },
};
