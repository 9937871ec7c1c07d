import type { Feature } from '../../platform/feature';
import { tripCarrierRoutes, tripRoutes } from './routes';

export const tripsFeature = { shipper: tripRoutes, carrier: tripCarrierRoutes } satisfies Feature;
