import type { Feature } from '../../platform/feature';
import { carrierFleetRoutes, shipperFleetRoutes } from './routes';

export const fleetFeature = {
  shipper: shipperFleetRoutes,
  carrier: carrierFleetRoutes,
} satisfies Feature;
