import type { Feature } from '../../platform/feature';
import { bulkRoutes } from './routes';
import { bulkChanges } from './run-bulk';

export const bulkFeature = { shipper: bulkRoutes, longJobs: [bulkChanges] } satisfies Feature;
