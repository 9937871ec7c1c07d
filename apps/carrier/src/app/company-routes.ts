import { createRoute } from '@tanstack/react-router';
import { paths } from '../lib/paths';
import { pageAt } from './page-at';
import { under } from './root-route';

export const announcementRoutes = [
  createRoute({
    ...under,
    path: paths.announcements,
    staticData: { name: 'announcements' },
    component: pageAt(paths.announcements, 'AnnouncementsPage'),
  }),
  createRoute({
    ...under,
    path: paths.announcement,
    staticData: { name: 'announcement' },
    component: pageAt(paths.announcement, 'AnnouncementPage'),
  }),
] as const;

export const packetRoutes = [
  createRoute({
    ...under,
    path: paths.packets,
    staticData: { name: 'packets' },
    component: pageAt(paths.packets, 'PacketsPage'),
  }),
  createRoute({
    ...under,
    path: paths.packet,
    staticData: { name: 'packet' },
    component: pageAt(paths.packet, 'PacketPage'),
  }),
  createRoute({
    ...under,
    path: paths.documents,
    staticData: { name: 'documents' },
    component: pageAt(paths.documents, 'DocumentsPage'),
  }),
] as const;
