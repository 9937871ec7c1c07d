import { pageOf } from '../../lib/page';
import { paths } from '../../lib/paths';

export const announcementsPages = {
  [paths.announcements]: pageOf(() => import('./announcements.page'), 'AnnouncementsPage', ['announcements'], {
    name: 'announcements',
    help: 'working-as-carrier',
  }),
  [paths.announcement]: pageOf(() => import('./announcement.page'), 'AnnouncementPage', ['announcements'], {
    name: 'announcement',
    help: 'working-as-carrier',
  }),
} as const;
