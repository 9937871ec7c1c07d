import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '.';
import { backUp } from './backup';
import { restore } from './restore';
import { makeScratchFolder } from '../../../test/scratch-folder';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let root: string;
let dataDir: string;
let target: string;
beforeEach(async () => {
  root = await makeScratchFolder();
  [dataDir, target] = [join(root, 'data'), join(root, 'backup')];
});
afterEach(() => rm(root, { recursive: true }));

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

async function readBids(folder: string): Promise<{ count: number; sum: number }> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log, fsync: false });
  const client = await connect(postgres.url);
  const { rows } = await client.query<{ count: number; sum: number }>(
    'select count(*)::int as count, sum(id)::int as sum from bids',
  );
  await client.end();
  await postgres.stop();
  return rows[0] ?? { count: 0, sum: 0 };
}

describe('a backup', () => {
  it('made while bids arrive holds all that came before it, and restores elsewhere', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    const client = await connect(postgres.url);
    await client.query('create table bids as select id from generate_series(1, 50000) as id');
    let isWriting = true;
    const writing = (async () => {
      for (let id = 50_001; isWriting; id += 1) await client.query('insert into bids values ($1)', [id]);
    })();
    await writeFile(join(dataDir, 'secret'), 'of this installation');
    const manifest = await backUp({ dataDir, target, log });
    isWriting = false;
    await writing;
    await client.end();
    await postgres.stop();
    expect(manifest.sizeBytes).toBeGreaterThan(10_000_000);

    const other = join(root, 'other');
    await restore({ dataDir: other, source: target, force: false, log });
    const { count, sum } = await readBids(other);
    expect(count).toBeGreaterThanOrEqual(50_000);
    // Gapless from the first: nothing between the start and the end of the copy was lost.
    expect(sum).toBe((count * (count + 1)) / 2);
    expect(await readFile(join(other, 'secret'), 'utf8')).toBe('of this installation');
  });

  it('restores over a database only when forced, keeps the old one, and never under a running product', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    const client = await connect(first.url);
    await client.query('create table bids as select 7 as id');
    await client.end();
    await first.stop();
    await backUp({ dataDir, target, log });
    await expect(backUp({ dataDir, target, log })).rejects.toThrow('already exists');

    await expect(restore({ dataDir, source: target, force: false, log })).rejects.toThrow('--force');
    const running = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    await expect(restore({ dataDir, source: target, force: true, log })).rejects.toThrow('stop it first');
    await running.stop();
    await restore({ dataDir, source: target, force: true, log });
    expect(await readBids(dataDir)).toEqual({ count: 1, sum: 7 });
    expect((await readdir(dataDir)).some((name) => name.startsWith('postgres.before-restore-'))).toBe(true);
  });

  it('needs a database, and a restore needs a whole backup', async () => {
    await expect(backUp({ dataDir, target, log })).rejects.toThrow('There is no embedded database');
    await mkdir(target);
    await expect(restore({ dataDir, source: target, force: false, log })).rejects.toThrow('not a whole backup');
  });
});
