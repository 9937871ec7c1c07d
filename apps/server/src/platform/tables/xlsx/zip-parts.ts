import { openPromise, type Entry } from 'yauzl';
import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import { AppError } from '../../errors';
import { brokenTable } from '../refuse-table';

/** The files inside a spreadsheet file. */
export interface ZipParts {
  has(name: string): boolean;
  /** The text of one of them as it is unpacked; nothing where it is missing. */
  read(name: string): AsyncGenerator<string>;
  /** A small one as a whole. */
  text(name: string): Promise<string>;
  close(): void;
}

const SMALL_BYTES = 4_000_000;
/** Below this size the ratio says nothing: a sheet of one repeated word packs well. */
const RATIO_FROM_BYTES = 20_000_000;

/** Opens a zip file and refuses what would grow out of proportion when it is unpacked, by the sizes it states itself. */
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
        // More bytes than the entry states end its stream with an error, so that no statement can be a lie.
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
