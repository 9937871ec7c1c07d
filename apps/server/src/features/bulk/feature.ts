import type { Feature } from '../../platform/feature';
import { carrierChanges } from './carriers/run-carriers';
import { bulkRoutes } from './routes';
import { bulkChanges } from './run-bulk';

export const bulkFeature = { shipper: bulkRoutes, longJobs: [bulkChanges, carrierChanges] } satisfies Feature;
