export { FILE_LIMITS } from './limits';
export { isPicture, refusePicture, type FileKinds } from './picture';
export { refuseFile, safeFileName } from './sent-file';
