import type { Navigation } from '@tenderlane/web/core/application';
import { queryClient, accountQuery, session, application } from '../lib/application';
import { router } from './router';

const open = (href: string) => router.history.push(href);

export const navigation: Navigation = {
  open,
  isOpening: () => router.state.isLoading,
  openRemembered: async () => {
    await queryClient.fetchQuery({ ...accountQuery, staleTime: 0 });
    open(session.takeRememberedRoute() ?? application.paths.home);
  },
};
