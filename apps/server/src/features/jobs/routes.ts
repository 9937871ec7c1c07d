import type { ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { cancelJob } from './cancel-job';
import { exportJobResults } from './export-results';
import { listJobResults, listJobs, showJob } from './show-job';

export const jobRoutes = {
  'GET /jobs': async (context) => ({ data: await listJobs(context) }),
  'GET /jobs/{id}': async (context, { params }) => ({ data: await showJob(context, params.id) }),
  'GET /jobs/{id}/results': (context, { params, query }) => listJobResults(context, params.id, query),
  'GET /jobs/{id}/results/export': async (context, { params }) => exportJobResults(context, params.id),
  'PUT /jobs/{id}/cancel': async (context, { params }) => ({ data: await cancelJob(context, params.id) }),
} satisfies Partial<Handlers<ShipperApi>>;
