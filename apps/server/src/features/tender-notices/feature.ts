import type { Feature } from '../../platform/feature';
import { renderCarrierInvitation } from './carrier-invitation';
import { lostLeadsInOutbox, lostLeadSubscribers } from './lost-leads/lost-leads';
import { tenderNotices } from './notices';
import { reminderNotices } from './reminder-notices';

export const tenderNoticesFeature = {
  subscribers: lostLeadSubscribers,
  afterCommit: ({ clock }) => [lostLeadsInOutbox(clock)],
  notices: [tenderNotices, reminderNotices],
  ownMessages: {
    renders: {
      'carrier-invitation': renderCarrierInvitation,
      'carrier-invitation-tender': renderCarrierInvitation,
      'carrier-invitation-reminder': renderCarrierInvitation,
    },
  },
} satisfies Feature;
