export { checkUpload, type CheckedUpload } from './check-upload';
export { RECORD_FILE } from './file.queries';
export { copyFiles } from './copy-files';
export { filesFeature } from './feature';
export {
  filesOfEntities,
  filesOfRecords,
  releaseRecordFiles,
  type FilesById,
  type RecordFileRow,
} from './file.queries';
export { holdLockedFiles, holdRecordFiles, lockFiles } from './hold-files';
export { presentFiles } from './present-files';
