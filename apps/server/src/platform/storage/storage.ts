import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import type { Config, S3Config } from '../config/config';

/** Where the bytes of files lie: a folder, or a bucket of an S3 service. Keys are UUIDs. */
export interface Storage {
  /** Stores a local file. */
  save(key: string, path: string, mediaType: string): Promise<void>;
  read(key: string): Promise<Readable>;
  /** Safe to repeat, also for what was never stored. */
  remove(key: string): Promise<void>;
}

/** The storage that the settings name; what it needs is read when the first file comes. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Storage {
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= s3 ? openBucket(s3) : openFolder(join(dataDir, 'files')));
  return {
    async save(key, path, contentType) {
      const { size } = await stat(path);
      await (await disk()).putStream(key, createReadStream(path), { contentType, contentLength: size });
    },
    read: async (key) => (await disk()).getStream(key),
    remove: async (key) => (await disk()).delete(key),
  };
}

async function openFolder(location: string): Promise<Disk> {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

async function openBucket({ bucket, region, endpoint, credentials }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      // Who may read is decided here, and not every service knows access lists.
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
      // Other services refuse the checksums that Amazon's own takes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}
