import type { Feature } from '../../platform/feature';
import { demoTrucks } from './demo/demo-trucks';
import { dueTrips } from './facts/due-trips';
import { followReports } from './facts/follow-reports';
import { findTrackingHolder } from './links/find-link';
import { tripTopic } from './live';
import { findSourceHolder } from './positions/find-source';
import { positionWeeks } from './positions/position-weeks';
import { trackingNotices } from './notices';
import { followRoutes, trackingCarrierRoutes, trackingDriverRoutes, trackingShipperRoutes } from './routes';

export const trackingFeature = {
  shipper: trackingShipperRoutes,
  carrier: trackingCarrierRoutes,
  driver: trackingDriverRoutes,
  public: followRoutes,
  holders: { telematics: findSourceHolder, consignee: findTrackingHolder },
  afterCommit: ({ clock }) => [followReports(clock)],
  liveTopics: [tripTopic],
  notices: [trackingNotices],
  due: [positionWeeks, dueTrips, demoTrucks],
} satisfies Feature;
