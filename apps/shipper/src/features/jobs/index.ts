export { BackgroundJobs } from './background-jobs';
export { failedOf, useJobText } from './job-texts';
export { cancelJob, exportResults, jobQuery, refusedQuery, undoJob } from './jobs.api';
export { watchJob } from './watched-jobs';
