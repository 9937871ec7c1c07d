import type { Feature } from '../../platform/feature';
import { onTime } from './dashboard/on-time';
import { tripCarrierRoutes, tripRoutes } from './routes';
import { tripNotices } from './notices';

export const tripsFeature = {
  shipper: tripRoutes,
  carrier: tripCarrierRoutes,
  notices: [tripNotices],
  tiles: [onTime],
} satisfies Feature;
