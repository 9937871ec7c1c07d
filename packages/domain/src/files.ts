// Files that people send; a door of its own beside the main one.
export { FILE_LIMITS } from './files/limits';
export { FILE_KINDS, isPicture, refusePicture, type FileKinds } from './files/picture';
export { refuseFile, safeFileName } from './files/sent-file';
