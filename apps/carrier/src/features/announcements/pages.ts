import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const announcementsPages = {
  [paths.announcements]: pageOf(() => import('./announcements.page'), 'AnnouncementsPage', ['announcements'], {
    name: 'announcements',
  }),
  [paths.announcement]: pageOf(() => import('./announcement.page'), 'AnnouncementPage', ['announcements'], {
    name: 'announcement',
  }),
} as const;
