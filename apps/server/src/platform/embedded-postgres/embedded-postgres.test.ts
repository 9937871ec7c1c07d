import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '.';
import { prepareCluster } from './prepare-cluster';
import { makeScratchFolder } from '../../../test/scratch-folder';

const isRoot = process.getuid?.() === 0;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

let root: string;
let dataDir: string;
let stateDir: string;
let open: EmbeddedPostgres[];
beforeEach(async () => {
  root = await makeScratchFolder();
  [dataDir, stateDir] = [join(root, 'home', 'data'), join(root, 'state')];
  open = [];
});
afterEach(async () => {
  for (const postgres of open) await postgres.stop();
  await rm(root, { recursive: true });
});

async function start(fsync = false): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, stateDir, log, fsync });
  open.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

const serverPid = async (folder = dataDir) =>
  Number((await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the embedded PostgreSQL', () => {
  it('the embedded database keeps its data over a restart and uses UTF-8 and the built-in collation', async () => {
    const first = await start();
    expect(first.owned).toBe(true);
    await ask(first.url, `create table places as select 'Қарағанды' as name`);
    await first.stop();

    const second = await start();
    expect(await ask(second.url, 'select name from places')).toBe('Қарағанды');
    const order = `select datlocprovider::text || ' ' || datlocale from pg_database where datname = current_database()`;
    expect(await ask(second.url, order)).toBe('b C.UTF-8');
  });

  it('the embedded database requires its password, which only the owner of the file can read', async () => {
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    expect(await ask(url, `select string_agg(distinct auth_method, ' ') from pg_hba_file_rules`)).toBe('scram-sha-256');
    expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
  });

  it('a second start shares the running database, and the last process stops it', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    expect([first.owned, second.owned].filter(Boolean)).toHaveLength(1);
    expect(second.url).toBe(first.url);
    await first.stop();
    expect(await ask(second.url, 'select 1')).toBe(1);
    await second.stop();
    await expect(ask(second.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  it('the embedded database starts again at the same address after its process was killed', async () => {
    const { url } = await start(true);
    await ask(url, 'create table bids as select 1 as id');
    process.kill(await serverPid(), 'SIGKILL');
    await expect.poll(() => ask(url, 'select id from bids').catch(() => 0)).toBe(1);
  });

  it('a server that lost its lock file while it started is replaced', async () => {
    const { url } = await start(true);
    await ask(url, 'create table bids as select 1 as id');
    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    const readPid = async () => (await serverPid().catch(() => 0)) || killed;
    await expect.poll(readPid, { interval: 1 }).not.toBe(killed);
    const unlocked = await serverPid();
    await rm(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'));
    // PostgreSQL itself notices the missing file after a minute.
    const readNext = async () => [killed, unlocked].includes(await readPid());
    await expect.poll(readNext, { timeout: 30_000 }).toBe(false);
    await expect.poll(() => ask(url, 'select id from bids').catch(() => 0)).toBe(1);
  });

  it('a stop during a restart stops the embedded database', async () => {
    const first = await start();
    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    let restarted = 0;
    // The file is there a moment before the number in it.
    const findRestarted = async () => (restarted = (await serverPid().catch(() => 0)) || killed);
    await expect.poll(findRestarted, { interval: 1 }).not.toBe(killed);
    await first.stop();
    // The server takes its file away first; a moment later its process has ended and is no child of this one any more.
    await expect.poll(() => isRunning(restarted)).toBe(false);
  });

  it('the embedded database starts although the lock file of a dead server names a running process', async () => {
    const first = await start();
    const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
    const left = await readFile(file, 'utf8');
    await first.stop();
    await writeFile(file, left.replace(/^\d+/, String(process.pid)));
    const second = await start();
    expect(await ask(second.url, 'select 1')).toBe(1);
  });

  it('the embedded database refuses the data of another major version in one line', async () => {
    await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '16\n');
    await expect(start()).rejects.toThrow(
      /^[^\n]*was written by PostgreSQL 16, this release brings PostgreSQL 18[^\n]*$/,
    );
  });

  // Only root hands the server to another user.
  it.runIf(isRoot)(
    'the embedded database uses the state directory when its user cannot open the data folder',
    async () => {
      await mkdir(join(root, 'home'), { mode: 0o700 });
      const first = await start();
      await ask(first.url, 'create table places as select 1 as id');
      await first.stop();
      const location = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
      expect(location.startsWith(stateDir)).toBe(true);
      const second = await start();
      expect(await ask(second.url, 'select id from places')).toBe(1);
    },
  );
});

describe('a cluster that was prepared by the build', () => {
  const first = async (prepared: string, folder: string) => {
    const postgres = await startEmbeddedPostgres({ dataDir: join(root, folder), stateDir, log, fsync: true, prepared });
    open.push(postgres);
    return postgres;
  };

  it('first starts copy the prepared cluster, each with its own password', async () => {
    const prepared = join(root, 'prepared');
    await prepareCluster(prepared);
    const installations = [await first(prepared, 'one'), await first(prepared, 'two')];
    for (const { url } of installations) expect(await ask(url, 'select count(*) from companies')).toBe('0');
    const [one, two] = installations.map(({ url }) => new URL(url));
    expect(one!.password).not.toBe(two!.password);
    two!.password = one!.password;
    await expect(ask(two!.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('a prepared cluster of another PostgreSQL release is not used', async () => {
    const prepared = join(root, 'prepared');
    await prepareCluster(prepared);
    await writeFile(join(prepared, 'PG_VERSION'), '12\n');
    const { url } = await first(prepared, 'three');
    expect(await ask(url, `select to_regclass('companies') is null`)).toBe(true);
  });
});
