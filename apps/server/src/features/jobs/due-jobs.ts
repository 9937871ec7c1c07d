import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { DueWork } from '../../platform/jobs/due';
import { deleteOldJobs } from '../../platform/long-jobs/long-job.queries';
import { deleteExpiredFiles, deleteUnfinishedFiles } from '../../platform/storage/files';
import { openStorage } from '../../platform/storage/storage';

const PACE_MS = 60_000;
const DAY_MS = 86_400_000;

export const oldJobs: DueWork = {
  name: 'old jobs',
  paceMs: PACE_MS,
  runOnce: async ({ database, clock }) => deleteOldJobs(database, (await clock.now(database)) - JOB_LIMITS.keptMs),
};

export const expiredFiles: DueWork = {
  name: 'expired files',
  paceMs: PACE_MS,
  async runOnce({ database, clock, config }) {
    await deleteUnfinishedFiles(config, Date.now() - DAY_MS);
    return deleteExpiredFiles(database, { clock, storage: openStorage(config) });
  },
};
