import type { Feature } from '../../platform/feature';
import { contactCodeMessages } from './codes/contact-code-messages';
import { deletedRecords } from './deletion/remove-deleted';
import { carrierFleetRoutes, shipperFleetRoutes } from './routes';

export const fleetFeature = {
  shipper: shipperFleetRoutes,
  carrier: carrierFleetRoutes,
  due: [deletedRecords],
  ownMessages: contactCodeMessages,
} satisfies Feature;
