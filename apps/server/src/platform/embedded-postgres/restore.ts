import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { StartError } from '../process/start-error';
import { prepareBinaries } from './binaries';
import { checkBackup, listBackedUp } from './checksums';
import { checkMajor } from './cluster';
import { copyTree, createProgress, describeSize, chownTree } from './copy-tree';
import { DEFAULT_STATE_DIR, locatePostgresHome } from './home';
import { readPostmaster, stopPostgres } from './postmaster';
import { startEmbeddedPostgres, type Log } from '.';

export type RestoreOptions = { dataDir: string; source: string; force: boolean; log: Log; stateDir?: string };

/**
 * Restores a backup into a data folder. Existing data are renamed with `force`; without it nothing happens. The product
 * must be stopped.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { dataDir, source, force, log, stateDir = DEFAULT_STATE_DIR } = options;
  const home = await locatePostgresHome(dataDir, stateDir);
  const isTaken = existsSync(home.folder);
  if (isTaken && !force)
    throw new StartError(`${dataDir} holds a database already: --force puts it aside and restores over it.`);
  const manifest = await checkBackup(source, log);
  const binaries = await prepareBinaries(home.user, stateDir);
  checkMajor(source, manifest.postgresMajor, binaries);
  let kept = '';
  if (isTaken) {
    await freeDataFolder(options, () => readPostmaster(home) !== undefined);
    const aside = `${home.folder}.before-restore-${stamp()}`;
    await rename(home.folder, aside);
    kept = ` The database that was there before is kept in ${aside}.`;
    log.info(kept.trim());
  }

  const trees = {
    postgres: await listBackedUp(source, 'postgres', manifest),
    others: await listBackedUp(source, 'others', manifest),
  };
  const progress = createProgress(Object.values(trees), 'copied', (line) => log.info(line));
  const draft = await mkdtemp(`${home.folder}.new-`);
  await copyTree(join(source, 'postgres'), draft, trees.postgres, progress);
  if (home.user) await chownTree(draft, home.user);
  await rename(draft, home.folder);
  await putAside(dataDir, trees.others.files);
  await copyTree(join(source, 'others'), dataDir, trees.others, progress);
  log.info('Starting the database once, to see whether it can be read …');
  try {
    await tryDatabase({ dataDir, log, stateDir });
  } catch (error) {
    throw new StartError(`The backup was copied, but cannot be used. ${(error as Error).message}${kept}`);
  } finally {
    if (readPostmaster(home)) await stopPostgres(home, binaries);
  }
  log.info(`${describeSize(progress.copiedBytes())} of ${manifest.madeAt} restored to ${dataDir}`);
}

const TRIAL_MS = 20_000;
const LOST_FILES = `
  select pg_relation_filepath(oid) as path from pg_class
   where relkind in ('r', 'i', 't', 'm', 'S') and pg_stat_file(pg_relation_filepath(oid), true) is null
     and pg_relation_filepath(oid) is not null`;

async function tryDatabase(options: { dataDir: string; log: Log; stateDir: string }): Promise<void> {
  const postgres = await startEmbeddedPostgres({ ...options, giveUpAfterMs: TRIAL_MS });
  const client = new Client({ connectionString: postgres.url, query_timeout: TRIAL_MS / 4 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ path: string }>(LOST_FILES);
    if (rows[0]) throw new StartError(`Files of tables are missing: ${rows[0].path} (${rows.length} in all).`);
  } finally {
    await client.end().catch(() => undefined);
    await postgres.stop();
  }
}

const stamp = () => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');

// A server that outlived a killed product is stopped here; one that somebody uses is not.
async function freeDataFolder({ dataDir, log, stateDir }: RestoreOptions, isRunning: () => boolean): Promise<void> {
  if (!isRunning()) return;
  const postgres = await startEmbeddedPostgres({ dataDir, log, ...(stateDir ? { stateDir } : {}) });
  await postgres.stop();
  if (isRunning()) throw new StartError(`The product is running on ${dataDir}: stop it first.`);
}

async function putAside(dataDir: string, files: { path: string }[]): Promise<void> {
  const aside = join(dataDir, `before-restore-${stamp()}`);
  for (const { path } of files.filter((file) => existsSync(join(dataDir, file.path)))) {
    await mkdir(join(aside, path, '..'), { recursive: true, mode: 0o700 });
    await rename(join(dataDir, path), join(aside, path));
  }
}
