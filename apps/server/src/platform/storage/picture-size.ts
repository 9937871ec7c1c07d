import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';

export interface PictureSize {
  width: number;
  height: number;
}

/** Reads width and height from a picture's header without decoding it; null when the header does not state them. */
export async function pictureSizeOf(picture: string | Buffer): Promise<PictureSize | null> {
  try {
    const { width, height } = typeof picture === 'string' ? await imageSizeFromFile(picture) : imageSize(picture);
    return { width, height };
  } catch {
    return null;
  }
}
