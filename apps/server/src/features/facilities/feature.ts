import type { Feature } from '../../platform/feature';
import { facilityRoutes } from './routes';

export const facilitiesFeature = { shipper: facilityRoutes } satisfies Feature;
