import { z } from 'zod';
import type { AllOf, ContractFeature, Flat } from './core/feature';
import { announcementsContract } from './announcements';
import { auctionContract } from './auction';
import { awardsContract } from './awards';
import { bidsContract } from './bids';
import { bulkContract } from './bulk';
import { carriersContract } from './carriers';
import { chatContract } from './chat';
import { brandsContract } from './brands';
import { coreContract } from './core/calls';
import { dashboardContract } from './dashboard';
import { demoContract } from './demo';
import { demosContract } from './demos';
import { facilitiesContract } from './facilities';
import { fieldsContract } from './fields';
import { filesContract } from './files';
import { fleetContract } from './fleet';
import { helpContract } from './help';
import { identityContract } from './identity';
import { importsContract } from './imports';
import { jobsContract } from './jobs';
import { linksContract } from './links';
import { liveContract } from './live';
import { loadsContract } from './loads';
import { notificationsContract } from './notifications';
import { operatorContract } from './operator';
import { packetsContract } from './packets';
import { referenceContract } from './reference';
import { requestsContract } from './requests';
import { scorecardContract } from './scorecard';
import { trackingContract } from './tracking';
import { tripsContract } from './trips';
import { viewsContract } from './views';

const DECLARING = [
  identityContract,
  referenceContract,
  liveContract,
  carriersContract,
  fleetContract,
  facilitiesContract,
  packetsContract,
  jobsContract,
  importsContract,
  filesContract,
  viewsContract,
  fieldsContract,
  loadsContract,
  auctionContract,
  awardsContract,
  bidsContract,
  bulkContract,
  linksContract,
  announcementsContract,
  tripsContract,
  trackingContract,
  scorecardContract,
  chatContract,
  requestsContract,
  demosContract,
  notificationsContract,
  operatorContract,
  coreContract,
  demoContract,
  dashboardContract,
  helpContract,
] as const satisfies readonly ContractFeature[];

type WithSetting = Extract<(typeof DECLARING)[number], { setting: object }>;
type SettingFields = Flat<AllOf<WithSetting['setting']['fields']>>;

export const settingSections = DECLARING.flatMap((feature) => ('setting' in feature ? [feature.setting] : []));

export const setting = z.strictObject(
  Object.assign({}, ...settingSections.map(({ fields }) => fields)) as SettingFields,
);

/** All features. Calls, events, settings and the tests that play every call are derived from this list. */
export const FEATURES = [brandsContract(setting), ...DECLARING] as const satisfies readonly ContractFeature[];

export type ListedFeature = (typeof FEATURES)[number];
