import type { Feature } from '../../platform/feature';
import { deletedRecords } from './deletion/remove-deleted';
import { carrierFleetRoutes, shipperFleetRoutes } from './routes';

export const fleetFeature = {
  shipper: shipperFleetRoutes,
  carrier: carrierFleetRoutes,
  due: [deletedRecords],
} satisfies Feature;
