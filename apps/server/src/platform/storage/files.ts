import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config';
import type { Clock } from '../clock';
import type { Database, Sql } from '../database/database';
import { AppError } from '../errors';
import {
  deleteCopy,
  deleteFile,
  findFileKey,
  insertFile,
  saveFileContent,
  takeExpiredFiles,
  type NewFile,
} from './file.queries';
import type { Storage } from './storage';

const DAY_MS = 86_400_000;

/** Longer than the deletion of a batch from a bucket that answers as slowly as it may. */
const RETRY_MS = 5 * 60_000;

type FileToMake = Pick<NewFile, 'companyId' | 'purpose' | 'name' | 'mediaType'>;

interface FileParts {
  sql: Sql;
  clock: Clock;
  config: Pick<Config, 'dataDir'>;
  storage: Storage;
}

/**
 * Creates a file that expires after a day: `write` fills a local one, which is then stored. After a failure a row
 * without a size remains, which nobody can read and which expires too.
 */
export async function makeFile(
  { sql, clock, config, storage }: FileParts,
  file: FileToMake,
  write: (path: string) => Promise<unknown>,
): Promise<number> {
  const at = await clock.now(sql);
  const key = randomUUID();
  const id = await insertFile(sql, { ...file, key, at, expiresAt: at + DAY_MS });
  const folder = unfinishedFolder(config);
  await mkdir(folder, { recursive: true });
  const path = join(folder, key);
  try {
    await write(path);
    await saveContent({ sql, storage }, { ...file, id, key, path });
  } finally {
    await rm(path, { force: true });
  }
  return id;
}

export async function storeFile(
  { sql, clock, storage }: Omit<FileParts, 'config'>,
  file: FileToMake,
  path: string,
): Promise<number> {
  const at = await clock.now(sql);
  const key = randomUUID();
  const id = await insertFile(sql, { ...file, key, at, expiresAt: at + DAY_MS });
  try {
    await saveContent({ sql, storage }, { ...file, id, key, path });
    return id;
  } catch (error) {
    // A storage that is away is not asked again: the file expires.
    if (!isAway(error)) await removeFile({ sql, storage }, file.companyId, id).catch(() => undefined);
    throw error;
  }
}

/** Moves a local file to the storage; the row of the file counts as complete from then on. */
async function saveContent(
  { sql, storage }: Pick<FileParts, 'sql' | 'storage'>,
  file: Pick<NewFile, 'companyId' | 'key' | 'mediaType'> & { id: number; path: string },
): Promise<void> {
  const { size } = await stat(file.path);
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(file.path), sha256);
  await storage.save(file.key, file.path, file.mediaType);
  await saveFileContent(sql, file.companyId, file.id, { size, sha256: sha256.digest() });
}

export const isAway = (error: unknown): boolean => error instanceof AppError && error.code === 'storage.away';

export async function removeFile(
  { sql, storage }: Pick<FileParts, 'sql' | 'storage'>,
  companyId: number,
  id: number,
): Promise<void> {
  const key = await findFileKey(sql, companyId, id);
  if (key) await deleteWithBytes({ sql, storage }, { id, key });
}

/**
 * Copies share bytes, which are deleted with the last copy. The bytes go before their row, so that a failure in between leaves a
 * row that is due again.
 */
async function deleteWithBytes(
  { sql, storage }: Pick<FileParts, 'sql' | 'storage'>,
  { id, key }: { id: number; key: string },
): Promise<void> {
  if ((await deleteCopy(sql, id, key)) > 0) return;
  await storage.remove(key);
  await deleteFile(sql, id);
}

export const unfinishedFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'unfinished-files');

/** No transaction is open while the storage works. */
export async function deleteExpiredFiles(
  database: Database,
  { clock, storage }: Pick<FileParts, 'clock' | 'storage'>,
  limit = 20,
): Promise<number> {
  const now = await clock.now(database);
  const files = await takeExpiredFiles(database, now, { limit, until: now + RETRY_MS });
  for (const file of files) await deleteWithBytes({ sql: database, storage }, file);
  return files.length;
}

export async function deleteUnfinishedFiles(config: Pick<Config, 'dataDir'>, olderThan: number): Promise<void> {
  const folder = unfinishedFolder(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const made = await stat(path).catch(() => undefined);
    if (made && made.mtimeMs < olderThan) await rm(path, { force: true });
  }
}
