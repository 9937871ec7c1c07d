import { createWriteStream } from 'node:fs';
import { Readable, type PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A part that grows while it is written is an iterable, so that memory does not depend on its size. */
export type ZipPart = readonly [name: string, content: string | AsyncIterable<string> | Iterable<string>];

/** Zip entries need a date; this is the first one of the format. */
const OPTIONS = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel: 3 };

export async function writeZip(path: string, parts: readonly ZipPart[]): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const sources: Readable[] = [];
  for (const [name, content] of parts) {
    if (typeof content === 'string') zip.addBuffer(Buffer.from(content), name, OPTIONS);
    else
      zip.addReadStreamLazy(name, OPTIONS, (start) => {
        const source = Readable.from(content);
        // The library's pipes do not pass errors on.
        source.on('error', (error) => output.destroy(error));
        sources.push(source);
        start(null, source);
      });
  }
  zip.end();
  try {
    await pipeline(output, createWriteStream(path));
  } finally {
    for (const source of sources) source.destroy();
  }
}
