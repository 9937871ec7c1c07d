import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { lookUp } from '@tenderlane/domain/values';
import type { ReceivedFile } from './receive-form';

/** Old office programs share one format; the file extension tells them apart. */
const OLD_OFFICE: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};
const TEXTS: Readonly<Record<string, string>> = { txt: 'text/plain', csv: 'text/csv' };
const SAME: Readonly<Record<string, string>> = {
  'image/heic-sequence': 'image/heic',
  'image/heif-sequence': 'image/heif',
};

const typeIn = (types: Readonly<Record<string, string>>, name: string): string | null => {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return lookUp<string>(types, ending) ?? null;
};

/** Detects the media type by content; the sender's claim is ignored. Null when unknown. */
export async function mediaTypeOf({ path, name }: Pick<ReceivedFile, 'path' | 'name'>): Promise<string | null> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return typeIn(OLD_OFFICE, name);
  if (found) return lookUp<string>(SAME, found.mime) ?? found.mime;
  return (await isPlainText(path)) ? typeIn(TEXTS, name) : null;
}

const SAMPLE_BYTES = 1_000_000;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|\?xml|iframe|meta)\b/i;

/**
 * Accepts text without control characters and markup in the first megabyte. Old programs use other encodings than
 * UTF-8.
 */
async function isPlainText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    const bytes = buffer.toString('latin1', 0, bytesRead);
    return !/[\u0000-\u0008\u000e-\u001f]/.test(bytes) && !MARKUP.test(bytes.slice(0, 2000));
  } finally {
    await file.close();
  }
}
