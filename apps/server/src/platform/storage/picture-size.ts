import { imageSize } from 'image-size';
import { imageSizeFromFile } from 'image-size/fromFile';

export interface PictureSize {
  width: number;
  height: number;
}

/** Width and height as the picture's head states them, null where it does not: nothing of it is unpacked. */
export async function pictureSizeOf(picture: string | Buffer): Promise<PictureSize | null> {
  try {
    const { width, height } = typeof picture === 'string' ? await imageSizeFromFile(picture) : imageSize(picture);
    return { width, height };
  } catch {
    return null;
  }
}
