export { checkUpload, type CheckedUpload } from './check-upload';
export { copyFiles } from './copy-files';
export { filesFeature } from './feature';
export { filesOfRecords, releaseRecordFiles, type RecordFileRow } from './file.queries';
export { holdRecordFiles } from './hold-files';
export { presentFiles } from './present-files';
