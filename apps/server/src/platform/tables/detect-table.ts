import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { AppError } from '../errors';
import { detectDelimiter, type Delimiter } from './detect-delimiter';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

export interface CsvFormat {
  type: 'csv';
  encoding: Encoding;
  delimiter: Delimiter;
  namesDelimiter: boolean;
}

const HEAD_BYTES = 65_536;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const MARKUP = /^\s*<(?:!doctype|html|head|body|script|svg|\?xml|iframe|meta|table)\b/i;
const CONTROL = /[\u0000-\u0008\u000e-\u001f\ufffe]/;
const PDF = '%PDF-';

/** Detects the kind of table by content; the name and the sender's claim are ignored. */
export async function detectTable(path: string): Promise<CsvFormat | { type: 'xlsx' }> {
  if ((await stat(path)).size === 0) throw new AppError('import.file-empty');
  const head = await readHead(path);
  if (ZIP.every((byte, place) => head[place] === byte)) return { type: 'xlsx' };
  const encoding = encodingOfHead(head) ?? ((await isUtf8File(path)) ? 'utf-8' : 'windows-1251');
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  if (CONTROL.test(text) || MARKUP.test(text) || text.startsWith(PDF)) throw new AppError('import.file-type');
  if (text.trim() === '') throw new AppError('import.file-empty');
  return { type: 'csv', encoding, ...detectDelimiter(text) };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Detects UTF-16 by its mark or by zero bytes of Latin letters; null when only the whole file can tell. */
function encodingOfHead(head: Buffer): Encoding | null {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  let [even, odd] = [0, 0];
  for (const [place, byte] of head.entries()) {
    if (byte !== 0) continue;
    if (place % 2 === 0) even++;
    else odd++;
  }
  // Separators, digits and line ends are Latin in every language.
  if (odd > head.length / 20 && even === 0) return 'utf-16le';
  if (even > head.length / 20 && odd === 0) return 'utf-16be';
  return null;
}

/** A single character of another encoding decides, so the whole file is read. */
async function isUtf8File(path: string): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, part]) : part;
    const whole = wholeLetters(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) return false;
    rest = bytes.subarray(whole);
  }
  return isUtf8(rest);
}

function wholeLetters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}
