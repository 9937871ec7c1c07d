import { execFile } from 'node:child_process';
import { mkdir, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '.';
import { backUp } from './backup';
import { checkBackup, type Manifest } from './checksums';
import { DEFAULT_STATE_DIR, locatePostgresHome } from './home';
import { readPostmaster } from './postmaster';
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
  it('a backup during writing contains everything before it and is restored in another folder', async () => {
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

  it('a restore over a database needs --force and a stopped product, and keeps the old database', async () => {
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

  it('a backup needs a database, and a restore needs a complete backup', async () => {
    await expect(backUp({ dataDir, target, log })).rejects.toThrow('There is no embedded database');
    await mkdir(target);
    await expect(restore({ dataDir, source: target, force: false, log })).rejects.toThrow('not a whole backup');
    await writeFile(join(target, 'backup.json'), '{"madeAt"');
    await expect(restore({ dataDir, source: target, force: false, log })).rejects.toThrow('cannot be read');
  });
});

describe('a damaged backup', () => {
  const said: string[] = [];
  const listen = { ...log, info: (line: string) => void said.push(line), warn: (line: string) => void said.push(line) };
  const manifestPath = () => join(target, 'backup.json');
  const forgetChecksums = async () => {
    const { files: _files, ...old } = JSON.parse(await readFile(manifestPath(), 'utf8')) as Manifest;
    await writeFile(manifestPath(), JSON.stringify(old));
  };
  let table: string;
  beforeEach(async () => {
    said.length = 0;
    const postgres = await startEmbeddedPostgres({ dataDir, log, fsync: false });
    const client = await connect(postgres.url);
    await client.query('create table bids as select 7 as id');
    const { rows } = await client.query<{ path: string }>(`select pg_relation_filepath('bids') as path`);
    table = join('postgres', 'cluster', rows[0]?.path ?? '');
    await client.end();
    await postgres.stop();
    await backUp({ dataDir, target, log });
  });

  it('damage is found and named before a restore changes anything', async () => {
    await restore({ dataDir: join(root, 'other'), source: target, force: false, log: listen });
    expect(said.join('\n')).toMatch(/is whole: \d+ files/);
    for (const damage of [() => truncate(join(target, table), 100), () => rm(join(target, table))]) {
      await damage();
      await expect(checkBackup(target, log)).rejects.toThrow(`${table} `);
      await expect(restore({ dataDir, source: target, force: true, log })).rejects.toThrow('is damaged');
      expect(await readBids(dataDir)).toEqual({ count: 1, sum: 7 });
    }
  });

  it('a backup of an earlier release without checksums is restored if its files are present', async () => {
    await forgetChecksums();
    await restore({ dataDir: join(root, 'other'), source: target, force: false, log: listen });
    expect(said.join('\n')).toContain('without checksums');
    expect(await readBids(join(root, 'other'))).toEqual({ count: 1, sum: 7 });
    await rm(join(target, table));
    const lost = restore({ dataDir: join(root, 'third'), source: target, force: false, log });
    await expect(lost).rejects.toThrow(/cannot be used\. Files of tables are missing: .* \(1 in all\)/);
  });

  it('a restore of an unusable database ends with an explanation and stops its server', async () => {
    await forgetChecksums();
    // Roles and databases are read from here at every sign-in.
    const shared = join(target, 'postgres', 'cluster', 'global');
    for (const name of await readdir(shared)) if (/^\d+$/.test(name)) await truncate(join(shared, name), 0);
    const other = join(root, 'other');
    await expect(restore({ dataDir: other, source: target, force: false, log })).rejects.toThrow('cannot be used');
    expect(readPostmaster(await locatePostgresHome(other, DEFAULT_STATE_DIR))).toBeUndefined();
  });

  it('the command that checks a backup ends with an error code for a damaged one', async () => {
    const check = () =>
      promisify(execFile)(process.execPath, ['scripts/backup.mjs', '--check', target]).then(
        ({ stdout }) => stdout,
        ({ code, stderr }: { code: number; stderr: string }) => `${code} ${stderr}`,
      );
    expect(await check()).toMatch(/is whole/);
    await truncate(join(target, table), 100);
    expect(await check()).toMatch(/^1 .* is damaged: .* was changed/);
  });
});
