import type { Feature } from '../../platform/feature';
import { carrierAnnouncementRoutes, announcementRoutes } from './routes';
import { announcementSending } from './send-announcements';

export const announcementsFeature = {
  shipper: announcementRoutes,
  carrier: carrierAnnouncementRoutes,
  due: [announcementSending],
} satisfies Feature;
