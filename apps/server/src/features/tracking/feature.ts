import type { Feature } from '../../platform/feature';
import { dueTrips } from './facts/due-trips';
import { followReports } from './facts/follow-reports';
import { tripTopic } from './live';
import { findSourceHolder } from './positions/find-source';
import { positionWeeks } from './positions/position-weeks';
import { trackingNotices } from './notices';
import { trackingCarrierRoutes, trackingRoutes } from './routes';

export const trackingFeature = {
  shipper: trackingRoutes,
  carrier: trackingCarrierRoutes,
  holders: { telematics: findSourceHolder },
  afterCommit: ({ clock }) => [followReports(clock)],
  liveTopics: [tripTopic],
  notices: [trackingNotices],
  due: [positionWeeks, dueTrips],
} satisfies Feature;
