import { openPromise, type Entry } from 'yauzl';
import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import { AppError } from '../../errors';
import { brokenTable } from '../refuse-table';

export interface ZipParts {
  has(name: string): boolean;
  read(name: string): AsyncGenerator<string>;
  text(name: string): Promise<string>;
  close(): void;
}

const SMALL_BYTES = 4_000_000;
/** Below this size the ratio means nothing: a sheet of one repeated word packs well. */
const RATIO_FROM_BYTES = 20_000_000;

/** Opens a zip file and refuses disproportionate growth, by the sizes it declares. */
export async function openZip(path: string): Promise<ZipParts> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new AppError('import.file-type');
  });
  try {
    if (zip.entryCount > IMPORT_LIMITS.entries) throw unpacksTooLarge();
    const entries = new Map<string, Entry>();
    try {
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    } catch {
      throw brokenTable();
    }
    const open = async (name: string) => {
      const entry = entries.get(name);
      if (!entry || entry.isEncrypted()) throw brokenTable();
      refuseBomb(entry);
      return zip.openReadStreamPromise(entry);
    };
    const read = async function* (name: string) {
      const decoder = new TextDecoder('utf-8');
      try {
        // More bytes than the entry declares end its stream with an error, so a false size cannot be used.
        for await (const part of (await open(name)) as AsyncIterable<Buffer>)
          yield decoder.decode(part, { stream: true });
      } catch (error) {
        throw error instanceof AppError ? error : brokenTable();
      }
      yield decoder.decode();
    };
    const text = async (name: string) => {
      if ((entries.get(name)?.uncompressedSize ?? 0) > SMALL_BYTES) throw unpacksTooLarge();
      let all = '';
      for await (const part of read(name)) all += part;
      return all;
    };
    return { has: (name) => entries.has(name), read, text, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function refuseBomb({ compressedSize, uncompressedSize }: Entry): void {
  const { unpackedBytes, unpackedRatio } = IMPORT_LIMITS;
  const isSwollen = uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * unpackedRatio;
  if (uncompressedSize > unpackedBytes || isSwollen) throw unpacksTooLarge();
}

const unpacksTooLarge = () => new AppError('import.unpacks-too-large');
