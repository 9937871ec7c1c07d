import { createReadStream, createWriteStream } from 'node:fs';
import { access, constants, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import type { Config, S3Config } from '../config/config';
import { AppError } from '../errors';

/** Stores the bytes of files in a folder or an S3 bucket. Keys are UUIDs. */
export interface Storage {
  save(key: string, path: string, mediaType: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** May be repeated, also for a missing key. */
  remove(key: string): Promise<void>;
  probe(): Promise<void>;
}

/** Time limit of bucket calls; shorter than the 15 seconds after which a silent connection is closed. */
const BUCKET_LIMIT_MS = 12_000;

export const openStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage =>
  s3 ? openBucket(s3) : openFolder(join(dataDir, 'files'));

const openFolder = (folder: string): Storage => ({
  async save(key, path) {
    await mkdir(folder, { recursive: true });
    await pipeline(createReadStream(path), createWriteStream(join(folder, key)));
  },
  read: async (key) => createReadStream(join(folder, key)),
  remove: (key) => rm(join(folder, key), { force: true }),
  async probe() {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  },
});

/** The S3 client is loaded when the first file arrives. */
function openBucket(config: S3Config): Storage {
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= openDisk(config));
  return {
    async save(key, path, contentType) {
      const { size } = await stat(path);
      const source = createReadStream(path);
      try {
        await withinLimit((await disk()).putStream(key, source, { contentType, contentLength: size }));
      } finally {
        // Ends a request that hangs.
        source.destroy();
      }
    },
    read: async (key) => withinLimit((await disk()).getStream(key)),
    remove: async (key) => withinLimit((await disk()).delete(key)),
    async probe() {
      await withinLimit((await disk()).exists('00000000-0000-0000-0000-000000000000'));
    },
  };
}

/** A bucket counts as away when it times out or answers with any error except a missing file. */
async function withinLimit<T>(call: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(storageAway('no answer in time')), BUCKET_LIMIT_MS);
  });
  try {
    return await Promise.race([call, over]);
  } catch (error) {
    const cause = (error as { cause?: { name?: string } }).cause;
    throw error instanceof AppError || cause?.name === 'NoSuchKey' ? error : storageAway(error);
  } finally {
    clearTimeout(timer);
  }
}

export const storageAway = (cause: unknown) =>
  Object.assign(new AppError('storage.away', { retryAfterSeconds: 60 }), { cause });

async function openDisk({ bucket, region, endpoint, credentials }: S3Config): Promise<Disk> {
  const [flydrive, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);
  return new flydrive.Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // The application decides on read access, and not every service supports access lists.
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      // Other services refuse the checksums that Amazon's own takes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { requestTimeout: BUCKET_LIMIT_MS, throwOnRequestTimeout: true },
    }),
  );
}
