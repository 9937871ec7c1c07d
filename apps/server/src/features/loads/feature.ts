import type { Feature } from '../../platform/feature';
import { exportJobs } from './export/export-xlsx';
import { loadRoutes } from './routes';

export const loadsFeature = { shipper: loadRoutes, longJobs: [exportJobs] } satisfies Feature;
