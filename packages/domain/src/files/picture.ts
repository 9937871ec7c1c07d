import { refuse, type Refusal } from '../refusal';
import { FILE_LIMITS } from './limits';

/** Kinds of files a record may hold: pictures alone, or every kind that may be sent. */
export const FILE_KINDS = ['images', 'documents'] as const;
export type FileKinds = (typeof FILE_KINDS)[number];

export const isPicture = (mediaType: string): boolean => mediaType.startsWith('image/');

/** Refuses a picture whose width and height, in pixels, say that nobody could show it; `null` where they cannot be read. */
export function refusePicture(name: string, size: { width: number; height: number } | null): Refusal | null {
  const isFit =
    size !== null &&
    Math.min(size.width, size.height) > 0 &&
    Math.max(size.width, size.height) <= FILE_LIMITS.pictureSideMax &&
    size.width * size.height <= FILE_LIMITS.picturePixelsMax;
  return isFit ? null : refuse('file.picture-size', { name }, 'files');
}
