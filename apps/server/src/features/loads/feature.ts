import type { Feature } from '../../platform/feature';
import { exportJob } from '../../platform/exports/table-export';
import { loadsExport } from './export/loads-export';
import { loadRoutes } from './routes';

export const loadsFeature = { shipper: loadRoutes, longJobs: [exportJob(loadsExport, 'loads.read')] } satisfies Feature;
