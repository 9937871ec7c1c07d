import { announcementsPages } from '../features/announcements/pages';
import { bidsPages } from '../features/bids/pages';
import { brandsPages } from '../features/brands/pages';
import { fleetPages } from '../features/fleet/pages';
import { identityPages } from '../features/identity/pages';
import { invitationsPages } from '../features/invitations/pages';
import { linksPages } from '../features/links/pages';
import { loadsPages } from '../features/loads/pages';
import { packetsPages } from '../features/packets/pages';
import { scorecardPages } from '../features/scorecard/pages';
import { supportPages } from '../features/support/pages';
import { trackingPages } from '../features/tracking/pages';
import type { CarrierPage } from '../lib/page';

export const PAGES = {
  ...loadsPages,
  ...bidsPages,
  ...linksPages,
  ...scorecardPages,
  ...supportPages,
  ...identityPages,
  ...brandsPages,
  ...invitationsPages,
  ...announcementsPages,
  ...packetsPages,
  ...fleetPages,
  ...trackingPages,
} as const satisfies Readonly<Record<string, CarrierPage>>;
