import type { Feature } from '../../platform/feature';
import { announcementNotices } from './notices';
import { carrierAnnouncementRoutes, announcementRoutes } from './routes';
import { announcementSending } from './send-announcements';

export const announcementsFeature = {
  shipper: announcementRoutes,
  carrier: carrierAnnouncementRoutes,
  due: [announcementSending],
  notices: [announcementNotices],
} satisfies Feature;
