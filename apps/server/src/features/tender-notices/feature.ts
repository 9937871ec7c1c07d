import type { Feature } from '../../platform/feature';
import { renderCarrierInvitation } from './carrier-invitation';
import { dueNotices } from './due/due-notices';
import { dueTenderNotices } from './due/notices';
import { noticeSubscribers } from './due/plan-notices';
import { tenderNotices } from './notices';
import { watchRoutes } from './routes';
import { reminders } from './watch/reminders';

export const tenderNoticesFeature = {
  shipper: watchRoutes,
  carrier: watchRoutes,
  subscribers: noticeSubscribers,
  due: [dueNotices, reminders],
  notices: [tenderNotices, dueTenderNotices],
  ownMessages: {
    renders: {
      'carrier-invitation': renderCarrierInvitation,
      'carrier-invitation-tender': renderCarrierInvitation,
      'carrier-invitation-reminder': renderCarrierInvitation,
    },
  },
} satisfies Feature;
