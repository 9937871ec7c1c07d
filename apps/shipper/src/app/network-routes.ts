import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { accountPaths, announcementsPath } from '../lib/paths';
import { under } from './root-route';

/** The settings of the network and what was announced to it. */
export const networkRoutes = [
  createRoute({
    ...under,
    path: accountPaths.network,
    staticData: { name: 'account', savesTyping: true },
    component: lazyRouteComponent(
      withTexts(() => import('../features/invitations/network.page'), ['account', 'invitations']),
      'NetworkPage',
    ),
  }),
  createRoute({
    ...under,
    path: announcementsPath,
    staticData: { name: 'carriers' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/announcements/announcements.page'), ['announcements']),
      'AnnouncementsPage',
    ),
  }),
] as const;
