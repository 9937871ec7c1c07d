import type { Navigation } from '@tenderlane/web/core/web';
import { queryClient, accountQuery, session, web } from '../lib/web';
import { router } from './router';

const open = (href: string) => router.history.push(href);

export const navigation: Navigation = {
  open,
  isOpening: () => router.state.isLoading,
  openRemembered: async () => {
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    open(session.takeRememberedRoute() ?? web.paths.home);
  },
};
