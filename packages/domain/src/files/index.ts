export { FILE_LIMITS } from './limits';
export { FILE_KINDS, isPicture, refusePicture, type FileKinds } from './picture';
export { refuseFile, safeFileName } from './sent-file';
