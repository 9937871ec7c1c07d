export { jobsFeature } from './feature';
export { refusalOf, undoUntil } from './present-job';
export { missingJob, showJob } from './show-job';
