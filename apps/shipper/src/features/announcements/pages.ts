import { pageOf } from '../../lib/page';
import { announcementsPath } from '../../lib/paths';

export const announcementsPages = {
  [announcementsPath]: pageOf(() => import('./announcements.page'), 'AnnouncementsPage', ['announcements'], {
    name: 'announcements',
    help: 'inviting-carriers',
    guard: 'carriers',
  }),
} as const;
