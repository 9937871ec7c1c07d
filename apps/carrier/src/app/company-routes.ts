import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { paths } from '../lib/paths';
import { under } from './root-route';

export const announcementRoutes = [
  createRoute({
    ...under,
    path: paths.announcements,
    staticData: { name: 'announcements' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/announcements/announcements.page'), ['announcements']),
      'AnnouncementsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.announcement,
    staticData: { name: 'announcement' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/announcements/announcement.page'), ['announcements']),
      'AnnouncementPage',
    ),
  }),
] as const;

export const packetRoutes = [
  createRoute({
    ...under,
    path: paths.packets,
    staticData: { name: 'packets' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/packets/packets.page'), ['packets']),
      'PacketsPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.packet,
    staticData: { name: 'packet' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/packets/packet.page'), ['files', 'packets']),
      'PacketPage',
    ),
  }),
  createRoute({
    ...under,
    path: paths.documents,
    staticData: { name: 'documents' },
    component: lazyRouteComponent(
      withTexts(() => import('../features/packets/documents.page'), ['files', 'packets']),
      'DocumentsPage',
    ),
  }),
] as const;
