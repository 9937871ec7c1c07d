import { accountFeature } from './features/account';
import { announcementsFeature } from './features/announcements';
import { auctionFeature } from './features/auction';
import { awardsFeature } from './features/awards';
import { bidsFeature } from './features/bids';
import { brandsFeature } from './features/brands';
import { bulkFeature } from './features/bulk';
import { carriersFeature } from './features/carriers';
import { chatFeature } from './features/chat';
import { dashboardFeature } from './features/dashboard';
import { demosFeature } from './features/demos';
import { facilitiesFeature } from './features/facilities';
import { fieldsFeature } from './features/fields';
import { filesFeature } from './features/files';
import { fleetFeature } from './features/fleet';
import { helpFeature } from './features/help';
import { identityFeature } from './features/identity';
import { importsFeature } from './features/imports';
import { jobsFeature } from './features/jobs';
import { loadsFeature } from './features/loads';
import { messagesFeature } from './features/messages';
import { collectMessages, createRenderer, notificationsFeature } from './features/notifications';
import { operatorFeature } from './features/operator';
import { packetsFeature } from './features/packets';
import { referenceFeature } from './features/reference';
import { requestsFeature } from './features/requests';
import { scorecardFeature } from './features/scorecard';
import { tenderNoticesFeature } from './features/tender-notices';
import { trackingFeature } from './features/tracking';
import { tripsFeature } from './features/trips';
import { viewsFeature } from './features/views';
import type { ApiBase } from '@tenderlane/contract';
import type { Feature } from './platform/feature';

const BEFORE_IMPORTS = [referenceFeature, identityFeature, messagesFeature, jobsFeature] as const;

const BEFORE_NOTIFICATIONS = [filesFeature, helpFeature, brandsFeature] as const;

const AFTER_NOTIFICATIONS = [
  viewsFeature,
  fieldsFeature,
  carriersFeature,
  fleetFeature,
  packetsFeature,
  facilitiesFeature,
  loadsFeature,
  auctionFeature,
  tenderNoticesFeature,
  awardsFeature,
  bidsFeature,
  bulkFeature,
  announcementsFeature,
  tripsFeature,
  trackingFeature,
  scorecardFeature,
  chatFeature,
  requestsFeature,
  demosFeature,
] as const;

const AFTER_DASHBOARD = [accountFeature, operatorFeature] as const;

const importKinds = [...BEFORE_NOTIFICATIONS, ...AFTER_NOTIFICATIONS].flatMap(({ imports = [] }: Feature) => imports);

const WITH_IMPORTS = [...BEFORE_IMPORTS, importsFeature(importKinds), ...BEFORE_NOTIFICATIONS] as const;

const declared = collectMessages([...WITH_IMPORTS, ...AFTER_NOTIFICATIONS, ...AFTER_DASHBOARD]);

export const renderMessage = createRenderer(declared);
export const { followDelivery } = declared.hooks;

const tiles = AFTER_NOTIFICATIONS.flatMap(({ tiles: declaredTiles = [] }: Feature) => declaredTiles);

const LIST = [
  ...WITH_IMPORTS,
  notificationsFeature(declared, renderMessage),
  ...AFTER_NOTIFICATIONS,
  dashboardFeature(tiles),
  ...AFTER_DASHBOARD,
] as const;

export const FEATURES: readonly Feature[] = LIST;

type AllOf<Union> = (Union extends unknown ? (item: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type CallsOf<Base extends ApiBase> = AllOf<Extract<(typeof LIST)[number], Record<Base, object>>[Base]>;

/** Handlers of a base; a call without one does not compile. */
export const callsOf = <Base extends ApiBase>(base: Base): CallsOf<Base> =>
  Object.assign({}, ...FEATURES.map((feature) => feature[base] ?? {})) as CallsOf<Base>;
