import type { Feature } from '../../platform/feature';
import { renderCarrierInvitation } from './carrier-invitation';
import { tenderNotices } from './notices';

export const tenderNoticesFeature = {
  notices: [tenderNotices],
  ownMessages: {
    renders: {
      'carrier-invitation': renderCarrierInvitation,
      'carrier-invitation-tender': renderCarrierInvitation,
      'carrier-invitation-reminder': renderCarrierInvitation,
    },
  },
} satisfies Feature;
