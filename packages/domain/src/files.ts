// Files that people send. A separate entry point of the package.
export { FILE_LIMITS } from './files/limits';
export { FILE_KINDS, isPicture, refusePicture, type FileKinds } from './files/picture';
export { refuseFile, safeFileName } from './files/sent-file';
