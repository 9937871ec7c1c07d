import { JOB_LIMITS } from '@tenderlane/domain';
import type { Feature } from '../../platform/feature';
import type { DueWork } from '../../platform/jobs/due';
import { deleteOldImports } from './import.queries';
import type { ImportKinds } from './kinds';
import { importRoutes } from './routes';
import { importJobs } from './run-import';

/** Forgets files that were looked at long ago, with what became of them. */
const oldImports: DueWork = {
  name: 'old imports',
  paceMs: 60_000,
  runOnce: async ({ database, clock }) => deleteOldImports(database, (await clock.now(database)) - JOB_LIMITS.keptMs),
};

/** Imports of what features to the right can import. */
export const importsFeature = (kinds: ImportKinds) =>
  ({ shipper: importRoutes(kinds), longJobs: [importJobs(kinds)], due: [oldImports] }) satisfies Feature;
