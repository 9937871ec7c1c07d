export { BackgroundJobs } from './background-jobs';
export { failedOf, useJobText, useJobTitle } from './job-texts';
export { undoEndsAt } from './undo-ends-at';
export { cancelJob, exportResults, jobQuery, refusedQuery, undoJob } from './jobs.api';
export { jobKeys } from './query-keys';
export { openJobFile } from './open-job-file';
export { unwatchJob } from './unwatch-job';
export { watchJob } from './watched-jobs';
