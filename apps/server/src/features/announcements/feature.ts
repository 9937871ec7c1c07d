import type { Feature } from '../../platform/feature';
import { announcementNotices } from './notices';
import { renderAnnouncement } from './render-announcement';
import { carrierAnnouncementRoutes, announcementRoutes } from './routes';
import { announcementSending } from './send-announcements';

export const announcementsFeature = {
  shipper: announcementRoutes,
  carrier: carrierAnnouncementRoutes,
  due: [announcementSending],
  notices: [announcementNotices],
  ownMessages: { renders: { announcement: renderAnnouncement } },
} satisfies Feature;
