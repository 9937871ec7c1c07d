import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../process/start-error';
import type { Manifest } from './backup';
import { prepareBinaries } from './binaries';
import { checkMajor } from './cluster';
import { copyTree, createProgress, describeSize, chownTree, listTree } from './copy-tree';
import { DEFAULT_STATE_DIR, locatePostgresHome } from './home';
import { readPostmaster } from './postmaster';
import { startEmbeddedPostgres, type Log } from '.';

export type RestoreOptions = { dataDir: string; source: string; force: boolean; log: Log; stateDir?: string };

/**
 * Puts a backup into a data folder. What is there stays: with `force` it is put aside under another name, without it
 * nothing happens. The product must be stopped.
 */
export async function restore(options: RestoreOptions): Promise<void> {
  const { dataDir, source, force, log, stateDir = DEFAULT_STATE_DIR } = options;
  const manifest = await readManifest(source);
  const home = await locatePostgresHome(dataDir, stateDir);
  checkMajor(source, manifest.postgresMajor, await prepareBinaries(home.user, stateDir));
  if (existsSync(home.folder)) {
    if (!force)
      throw new StartError(`${dataDir} holds a database already: --force puts it aside and restores over it.`);
    await freeDataFolder(options, () => readPostmaster(home) !== undefined);
    const aside = `${home.folder}.before-restore-${stamp()}`;
    await rename(home.folder, aside);
    log.info(`The present database is kept in ${aside}`);
  }

  const trees = { postgres: await listTree(join(source, 'postgres')), others: await listTree(join(source, 'others')) };
  const progress = createProgress(Object.values(trees), (line) => log.info(line));
  const draft = await mkdtemp(`${home.folder}.new-`);
  await copyTree(join(source, 'postgres'), draft, trees.postgres, progress);
  if (home.user) await chownTree(draft, home.user);
  await rename(draft, home.folder);
  await putAside(dataDir, trees.others.files);
  await copyTree(join(source, 'others'), dataDir, trees.others, progress);

  // The first start replays the log of the backup: a backup that does not start is told now, not in the morning.
  const postgres = await startEmbeddedPostgres({ dataDir, log, stateDir });
  await postgres.stop();
  log.info(`${describeSize(progress.copiedBytes())} of ${manifest.madeAt} restored to ${dataDir}`);
}

const stamp = () => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');

async function readManifest(source: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(join(source, 'backup.json'), 'utf8')) as Manifest;
  } catch {
    throw new StartError(`${source} is not a whole backup: it has no backup.json.`);
  }
}

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
