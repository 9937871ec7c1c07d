export { JOB_KINDS, type JobKind, noticeOfJob, titleOfJob } from './jobs/job';
