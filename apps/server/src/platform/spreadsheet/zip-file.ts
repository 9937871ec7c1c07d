import type { FileHandle } from 'node:fs/promises';
import { createDeflateRaw, crc32 } from 'node:zlib';

interface Entry {
  name: string;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** Zip entries need a date; this is the first one of the format. */
const FIRST_DAY = 0x0021;
const DEFLATED = 8;
const FLAGS = 0x0800;

/** Writes a zip file in parts, so that memory does not depend on the file's size. */
export class ZipFile {
  private readonly entries: Entry[] = [];
  private position = 0;
  private readonly file: FileHandle;

  constructor(file: FileHandle) {
    this.file = file;
  }

  async add(name: string, parts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    const entry: Entry = { name, crc: 0, packed: 0, size: 0, offset: this.position };
    await this.append(localHeader(entry));
    const packer = createDeflateRaw({ level: 3 });
    const written = this.appendAll(packer, entry);
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!packer.write(bytes)) await new Promise((resolve) => packer.once('drain', resolve));
    }
    packer.end();
    await written;
    const header = localHeader(entry);
    await this.file.write(header, 0, header.length, entry.offset);
    this.entries.push(entry);
  }

  async end(): Promise<void> {
    const start = this.position;
    for (const entry of this.entries) await this.append(centralHeader(entry));
    await this.append(endOfList(this.entries.length, this.position - start, start));
  }

  private async appendAll(parts: AsyncIterable<Buffer>, entry: Entry): Promise<void> {
    for await (const part of parts) {
      entry.packed += part.length;
      await this.append(part);
    }
  }

  private async append(bytes: Buffer): Promise<void> {
    await this.file.write(bytes, 0, bytes.length, this.position);
    this.position += bytes.length;
  }
}

function fields(values: readonly [size: 2 | 4, value: number][]): Buffer {
  const bytes = Buffer.alloc(values.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of values) {
    bytes.writeUIntLE(value, at, size);
    at += size;
  }
  return bytes;
}

const described = ({ name, crc, packed, size }: Entry): [2 | 4, number][] => [
  [2, FLAGS],
  [2, DEFLATED],
  [2, 0],
  [2, FIRST_DAY],
  [4, crc],
  [4, packed],
  [4, size],
  [2, Buffer.byteLength(name)],
  [2, 0],
];

const localHeader = (entry: Entry): Buffer =>
  Buffer.concat([fields([[4, 0x04034b50], [2, 20], ...described(entry)]), Buffer.from(entry.name)]);

const centralHeader = (entry: Entry): Buffer =>
  Buffer.concat([
    fields([[4, 0x02014b50], [2, 20], [2, 20], ...described(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.offset]]),
    Buffer.from(entry.name),
  ]);

const endOfList = (count: number, size: number, start: number): Buffer =>
  fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, start],
    [2, 0],
  ]);
