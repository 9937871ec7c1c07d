import type { Feature } from '../../platform/feature';
import { renderCarrierInvitation } from './carrier-invitation';
import { dueNotices } from './due/due-notices';
import { dueTenderNotices } from './due/notices';
import { noticeSubscribers } from './due/plan-notices';
import { lostLeadsInOutbox, lostLeadSubscribers } from './lost-leads/lost-leads';
import { tenderNotices } from './notices';
import { watchRoutes } from './routes';
import { reminders } from './watch/reminders';

export const tenderNoticesFeature = {
  shipper: watchRoutes,
  carrier: watchRoutes,
  subscribers: { ...noticeSubscribers, ...lostLeadSubscribers },
  afterCommit: ({ clock }) => [lostLeadsInOutbox(clock)],
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
