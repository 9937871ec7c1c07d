import { refuse, type Refusal } from '../core/refusal';
import { FILE_LIMITS } from './limits';

export const FILE_KINDS = ['images', 'documents'] as const;
export type FileKinds = (typeof FILE_KINDS)[number];

export const isPicture = (mediaType: string): boolean => mediaType.startsWith('image/');

/** Refuses a picture that is too large to show. `size` is in pixels; null, when it cannot be read, is refused too. */
export function refusePicture(name: string, size: { width: number; height: number } | null): Refusal | null {
  const isFit =
    size !== null &&
    Math.min(size.width, size.height) > 0 &&
    Math.max(size.width, size.height) <= FILE_LIMITS.pictureSideMax &&
    size.width * size.height <= FILE_LIMITS.picturePixelsMax;
  return isFit ? null : refuse('file.picture-size', { name }, 'files');
}
