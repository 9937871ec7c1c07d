import type { Feature } from '../../platform/feature';
import { renderCarrierInvitation } from './carrier-invitation';
import { lostLeadsInOutbox, lostLeadSubscribers } from './lost-leads/lost-leads';
import { tenderNotices } from './notices';
import { watchRoutes } from './routes';
import { reminderNotices } from './watch/reminder-notices';
import { reminders } from './watch/reminders';

export const tenderNoticesFeature = {
  shipper: watchRoutes,
  carrier: watchRoutes,
  subscribers: lostLeadSubscribers,
  afterCommit: ({ clock }) => [lostLeadsInOutbox(clock)],
  due: [reminders],
  notices: [tenderNotices, reminderNotices],
  ownMessages: {
    renders: {
      'carrier-invitation': renderCarrierInvitation,
      'carrier-invitation-tender': renderCarrierInvitation,
      'carrier-invitation-reminder': renderCarrierInvitation,
    },
  },
} satisfies Feature;
