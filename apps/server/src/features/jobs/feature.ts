import type { Feature } from '../../platform/feature';
import { expiredFiles, oldJobs } from './due-jobs';
import { jobRoutes } from './routes';

export const jobsFeature = { shipper: jobRoutes, due: [oldJobs, expiredFiles] } satisfies Feature;
