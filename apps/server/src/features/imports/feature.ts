import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { Feature } from '../../platform/feature';
import type { DueWork } from '../../platform/jobs/due';
import { deleteOldImports } from './import.queries';
import type { ImportKinds } from './kinds';
import { jobNotices } from './job-notices';
import { importRoutes } from './routes';
import { importJobs } from './run-import';

const oldImports: DueWork = {
  name: 'old imports',
  paceMs: 60_000,
  runOnce: async ({ database, clock }) => deleteOldImports(database, (await clock.now(database)) - JOB_LIMITS.keptMs),
};

export const importsFeature = (kinds: ImportKinds) =>
  ({
    shipper: importRoutes(kinds),
    longJobs: [importJobs(kinds)],
    due: [oldImports],
    notices: [jobNotices],
  }) satisfies Feature;
