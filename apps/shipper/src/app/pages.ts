import { announcementsPages } from '../features/announcements/pages';
import { auctionPages } from '../features/auction/pages';
import { bidsPages } from '../features/bids/pages';
import { brandsPages } from '../features/brands/pages';
import { carriersPages } from '../features/carriers/pages';
import { dashboardPages } from '../features/dashboard/pages';
import { demosPages } from '../features/demos/pages';
import { facilitiesPages } from '../features/facilities/pages';
import { fieldsPages } from '../features/fields/pages';
import { identityPages } from '../features/identity/pages';
import { importsPages } from '../features/imports/pages';
import { invitationsPages } from '../features/invitations/pages';
import { legalPages } from '../features/legal/pages';
import { loadsPages } from '../features/loads/pages';
import { operatorPages } from '../features/operator/pages';
import { packetsPages } from '../features/packets/pages';
import { supportPages } from '../features/support/pages';
import type { ShipperPage } from '../lib/page';

export const PAGES = {
  ...dashboardPages,
  ...identityPages,
  ...brandsPages,
  ...packetsPages,
  ...fieldsPages,
  ...loadsPages,
  ...auctionPages,
  ...bidsPages,
  ...supportPages,
  ...demosPages,
  ...operatorPages,
  ...legalPages,
  ...carriersPages,
  ...importsPages,
  ...facilitiesPages,
  ...invitationsPages,
  ...announcementsPages,
} as const satisfies Readonly<Record<string, ShipperPage>>;
