import type { Feature } from '../../platform/feature';
import { missingVehicle } from './dashboard/missing-vehicle.queries';
import { onTime } from './dashboard/on-time';
import { tripCarrierRoutes, tripRoutes } from './routes';
import { tripNotices } from './notices';

export const tripsFeature = {
  shipper: tripRoutes,
  carrier: tripCarrierRoutes,
  notices: [tripNotices],
  attention: [missingVehicle],
  tiles: [onTime],
} satisfies Feature;
