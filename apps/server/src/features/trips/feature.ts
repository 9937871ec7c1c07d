import type { Feature } from '../../platform/feature';
import { bulkJob } from '../bulk';
import { orderChanges } from './bulk/order-changes';
import { waitingChanges } from './changes/waiting-changes.queries';
import { missingVehicle } from './dashboard/missing-vehicle.queries';
import { waitingProofs } from './dashboard/waiting-proofs.queries';
import { onTime } from './dashboard/on-time';
import { running } from './dashboard/running';
import { driverMessages } from './driver/driver-messages';
import { findLinkHolder } from './driver/find-driver';
import { carrierLinkRoutes, driverRoutes, shipperLinkRoutes } from './driver/routes';
import { tripCarrierRoutes, tripRoutes } from './routes';
import { tripNotices } from './notices';
import { dueProofs } from './trip/accept-proofs';
import { resolutionSubscribers } from './trip/prove-by-resolution';
import { tripSubscribers } from './trip/create-trips';

export const tripsFeature = {
  shipper: { ...tripRoutes, ...shipperLinkRoutes },
  carrier: { ...tripCarrierRoutes, ...carrierLinkRoutes },
  driver: driverRoutes,
  holders: { driver: findLinkHolder },
  ownMessages: driverMessages,
  subscribers: { ...tripSubscribers, ...resolutionSubscribers },
  longJobs: [bulkJob(orderChanges)],
  due: [dueProofs],
  notices: [tripNotices],
  attention: [missingVehicle, waitingProofs, ...waitingChanges],
  tiles: [onTime, running],
} satisfies Feature;
