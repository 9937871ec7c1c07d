import type { Feature } from '../../platform/feature';
import { carrierChanges } from './carrier-changes';
import { loadChanges } from './load-changes';
import { bulkRoutes } from './routes';
import { bulkJob } from './run-bulk';

export const bulkFeature = {
  shipper: bulkRoutes,
  longJobs: [bulkJob(loadChanges), bulkJob(carrierChanges)],
} satisfies Feature;
