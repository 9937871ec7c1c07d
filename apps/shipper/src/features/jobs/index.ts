export { BackgroundJobs } from './background-jobs';
export { failedOf, useJobText } from './job-texts';
export { cancelJob, exportResults, jobQuery, refusedQuery, undoJob } from './jobs.api';
export { unwatchJob } from './unwatch-job';
export { watchJob } from './watched-jobs';
