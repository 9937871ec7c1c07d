import type { Feature } from '../../platform/feature';
import { dueTrips } from './facts/due-trips';
import { findSourceHolder } from './positions/find-source';
import { positionWeeks } from './positions/position-weeks';
import { trackingCarrierRoutes, trackingRoutes } from './routes';

export const trackingFeature = {
  shipper: trackingRoutes,
  carrier: trackingCarrierRoutes,
  holders: { telematics: findSourceHolder },
  due: [positionWeeks, dueTrips],
} satisfies Feature;
