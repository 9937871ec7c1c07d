import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import { AppError } from '../../errors';
import { XmlScanner } from './xml-scanner';

const BLOCK_BYTES = 1_048_576;
const ALL_BYTES = 150_000_000;

/** Many texts by number, stored as bytes: a fifth of the memory of strings. */
class TextTable {
  private readonly blocks: Buffer[] = [];
  private block = Buffer.alloc(0);
  private used = 0;
  private size = 0;
  private starts: Float64Array = new Float64Array(1024);
  private count = 0;

  get length(): number {
    return this.count;
  }

  add(text: string): void {
    const size = Buffer.byteLength(text) + 4;
    if (this.used + size > this.block.length) {
      this.block = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, size));
      this.blocks.push(this.block);
      this.size += this.block.length;
      if (this.size > ALL_BYTES) throw new AppError('import.unpacks-too-large');
      this.used = 0;
    }
    if (this.count === this.starts.length) {
      const larger = new Float64Array(this.count * 2);
      larger.set(this.starts);
      this.starts = larger;
    }
    this.starts[this.count++] = (this.blocks.length - 1) * 2 ** 31 + this.used;
    this.block.writeUInt32LE(size - 4, this.used);
    this.block.write(text, this.used + 4);
    this.used += size;
  }

  get(place: number): string | undefined {
    if (!(place >= 0 && place < this.count)) return undefined;
    const start = this.starts[place] ?? 0;
    const block = this.blocks[Math.floor(start / 2 ** 31)];
    const from = start % 2 ** 31;
    return block?.toString('utf8', from + 4, from + 4 + block.readUInt32LE(from));
  }
}

export type SharedStrings = Pick<TextTable, 'get' | 'length'>;

/** Texts that cells reference by number; `upTo` limits them when only the first rows are wanted. */
export async function readSharedStrings(parts: AsyncIterable<string>, upTo = Infinity): Promise<SharedStrings> {
  const table = new TextTable();
  const collector = textCollector();
  const scanner = new XmlScanner({
    ...collector.handler,
    close(name) {
      collector.handler.close(name);
      if (name === 'si') table.add(collector.take());
    },
  });
  for await (const part of parts) {
    scanner.write(part);
    if (table.length > upTo) return table;
  }
  return table;
}

/** Joins the runs of a rich text; Japanese phonetic text is skipped. */
export function textCollector() {
  let text = '';
  let isText = false;
  let phonetic = 0;
  return {
    handler: {
      open(name: string, _attributes: string, isClosed: boolean) {
        if (name === 't' && !isClosed && phonetic === 0) isText = true;
        if (name === 'rPh' && !isClosed) phonetic++;
      },
      close(name: string) {
        if (name === 't') isText = false;
        if (name === 'rPh') phonetic = Math.max(0, phonetic - 1);
      },
      text(part: string) {
        // One letter more tells that the cell is too large.
        if (isText && text.length <= IMPORT_LIMITS.cellChars) text += part;
      },
    },
    take(): string {
      const taken = text.replaceAll(/_x([0-9a-f]{4})_/gi, (_all, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
      text = '';
      return taken;
    },
  };
}
