import { FILE_LIMITS, isPicture, refuseFile, refusePicture, safeFileName } from '@tenderlane/domain/files';
import { throwIfRefused } from '../../platform/errors';
import { mediaTypeOf } from '../../platform/storage/file-type';
import { pictureSizeOf } from '../../platform/storage/picture-size';
import type { ReceivedFile } from '../../platform/storage/receive-form';

export interface CheckedUpload {
  path: string;
  size: number;
  /** Safe to show and to save, with an ending that fits the content. */
  name: string;
  mediaType: string;
}

/** Refuses an uploaded file by its content, never by the type that the sender states. */
export async function checkUpload({ path, name: sentName, size }: ReceivedFile): Promise<CheckedUpload> {
  const name = sentName.slice(0, FILE_LIMITS.nameMax);
  const known = size > 0 ? await mediaTypeOf({ path, name: sentName }) : null;
  throwIfRefused(refuseFile({ name, size, mediaType: known }));
  const mediaType = known ?? '';
  if (isPicture(mediaType)) throwIfRefused(refusePicture(name, await pictureSizeOf(path)));
  return { path, size, name: safeFileName(sentName, mediaType), mediaType };
}
