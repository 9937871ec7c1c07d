import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { openStorage, type Storage } from './storage';

let folder: string;
let bucket: S3rver;
let port: number;
beforeAll(async () => {
  folder = await makeScratchFolder();
  bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'tenders', configs: [] }],
  });
  ({ port } = await bucket.run());
});
afterAll(() => bucket.close());

const inFolder = () => openStorage({ dataDir: folder, s3: undefined });
const inBucket = (name = 'tenders') =>
  openStorage({
    dataDir: folder,
    s3: {
      bucket: name,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
  });

describe.each<[string, () => Storage]>([
  ['a folder', inFolder],
  ['a bucket', () => inBucket()],
])('files in %s', (_, open) => {
  it('a stored file is read unchanged until it is removed', async () => {
    const storage = open();
    const [path, key] = [join(folder, 'local'), randomUUID()];
    await writeFile(path, 'Гданськ – Київ');
    await storage.save(key, path, 'text/csv');
    expect(await text(await storage.read(key))).toBe('Гданськ – Київ');
    await storage.remove(key);
    await expect(async () => text(await storage.read(key))).rejects.toThrow();
    await storage.remove(key);
  });

  it('a stored file may be as large as a list of 100,000 loads', async () => {
    const storage = open();
    const [path, key] = [join(folder, 'large'), randomUUID()];
    await writeFile(path, Buffer.alloc(12_000_000, 'x'));
    await storage.save(key, path, 'application/octet-stream');
    let size = 0;
    for await (const part of await storage.read(key)) size += (part as Buffer).length;
    expect(size).toBe(12_000_000);
  });
});

it('saving a file in a missing bucket fails', async () => {
  const path = join(folder, 'refused');
  await writeFile(path, 'x');
  await expect(inBucket('nobody').save(randomUUID(), path, 'text/csv')).rejects.toThrow();
});
