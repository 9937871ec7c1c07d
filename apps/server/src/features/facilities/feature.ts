import type { Feature } from '../../platform/feature';
import { facilityImport } from './import/facility-import';
import { facilityRoutes } from './routes';

export const facilitiesFeature = { shipper: facilityRoutes, imports: [facilityImport] } satisfies Feature;
