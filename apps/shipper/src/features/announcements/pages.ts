import { pageOf } from '../../lib/page';
import { announcementsPath } from '../../lib/paths';

export const announcementsPages = {
  [announcementsPath]: pageOf(() => import('./announcements.page'), 'AnnouncementsPage', ['announcements'], {
    name: 'announcements',
    guard: 'carriers',
  }),
} as const;
