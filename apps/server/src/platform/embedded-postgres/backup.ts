import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../process/start-error';
import { readMajor } from './cluster';
import { hashFiles, MANIFEST, type Manifest } from './checksums';
import { copyTree, createProgress, describeSize, listTree, type Progress, type Tree } from './copy-tree';
import { DEFAULT_STATE_DIR, locatePostgresHome } from './home';
import { LAST_BACKUP } from './last-backup';
import { startEmbeddedPostgres, type Log } from '.';

export type BackupOptions = { dataDir: string; target: string; log: Log; stateDir?: string };

// Left out of a base backup: PostgreSQL recreates these. The write-ahead log follows at the end.
const NOT_COPIED =
  /^postmaster\.(pid|opts)$|^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)[\\/]|pgsql_tmp|pg_internal\.init$/;
// Copied last of all, so that it never names a checkpoint later than the files hold.
const CONTROL_FILE = join('global', 'pg_control');

/**
 * Copies the embedded database, its password and the rest of the data folder consistently into a new folder, also while
 * the product runs.
 */
export async function backUp({ dataDir, target, log, stateDir = DEFAULT_STATE_DIR }: BackupOptions): Promise<Manifest> {
  if (existsSync(target)) throw new StartError(`${target} already exists.`);
  if (!relative(dataDir, target).startsWith('..'))
    throw new StartError('A backup cannot lie in the data folder it copies.');
  const home = existsSync(dataDir) ? await locatePostgresHome(dataDir, stateDir) : undefined;
  const postgresMajor = home && (await readMajor(home.folder));
  if (!home || !postgresMajor) throw new StartError(`There is no embedded database in ${dataDir}.`);

  // The folder gets its name when it is whole: a broken backup must not look like one.
  const draft = `${resolve(target)}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const postgres = await startEmbeddedPostgres({ dataDir, log, stateDir });
  try {
    const cluster = await listTree(join(home.folder, 'cluster'), (path) => NOT_COPIED.test(path));
    const password = await listTree(home.folder, (path) => path !== 'password');
    const others = await listTree(dataDir, (path) => /^(postgres|before-restore|last-backup)/.test(path));
    const progress = createProgress([cluster, password, others], 'copied', (line) => log.info(line));

    await copyCluster(postgres.url, home.folder, join(draft, 'postgres'), cluster, progress);
    await copyTree(home.folder, join(draft, 'postgres'), password, progress);
    await copyTree(dataDir, join(draft, 'others'), others, progress);
    const files = await hashFiles(draft, log);
    const manifest = { madeAt: new Date().toISOString(), postgresMajor, sizeBytes: progress.copiedBytes(), files };
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, undefined, 2), { mode: 0o600 });
    await rename(draft, target);
    await writeFile(join(dataDir, LAST_BACKUP), manifest.madeAt, { mode: 0o600 });
    log.info(`${describeSize(manifest.sizeBytes)} copied to ${target}`);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await postgres.stop();
  }
}

async function copyCluster(url: string, from: string, to: string, tree: Tree, progress: Progress): Promise<void> {
  const [source, copy] = [join(from, 'cluster'), join(to, 'cluster')];
  const client = new Client({ connectionString: url, application_name: 'tenderlane backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The slot keeps the log from being recycled; being temporary, it ends with this connection.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [`backup_${process.pid}`]);
    const { rows: started } = await client.query<{ first: string }>(
      `select pg_walfile_name(pg_backup_start('tenderlane', true)) as first`,
    );
    const isControl = (file: { path: string }) => file.path === CONTROL_FILE;
    await copyTree(source, copy, { ...tree, files: tree.files.filter((file) => !isControl(file)) }, progress);
    await copyTree(source, copy, { folders: [], files: tree.files.filter(isControl) }, progress);
    const { rows: stopped } = await client.query<{ last: string; label: string }>(
      'select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(false)',
    );
    await writeFile(join(copy, 'backup_label'), stopped[0]?.label ?? '', { mode: 0o600 });
    const [first, last] = [started[0]?.first ?? '', stopped[0]?.last ?? ''];
    const log = await listTree(join(source, 'pg_wal'), (name) => !(name >= first && name <= last));
    await copyTree(join(source, 'pg_wal'), join(copy, 'pg_wal'), log, progress);
  } finally {
    await client.end();
  }
}
