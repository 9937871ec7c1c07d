import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chown, constants, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorLineOf, StartError } from '../process/start-error';
import type { Binaries } from './binaries';
import type { PostgresHome } from './home';

export const SUPERUSER = 'tenderlane';

const run = promisify(execFile);

/**
 * Creates an empty cluster: UTF-8 with the builtin C.UTF-8 order (equal on every system), a random password, no trusted
 * connections. It is renamed into place when complete, so an interrupted start leaves nothing usable. `prepared` is a
 * cluster of the build, copied if this user and these programs can read it. `syncCluster` makes it durable.
 */
export async function createCluster(home: PostgresHome, binaries: Binaries, prepared?: string): Promise<void> {
  const draft = await mkdtemp(`${home.folder}.new-`);
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.user) {
    await chown(draft, home.user.uid, home.user.gid);
    await chown(passwordFile, home.user.uid, home.user.gid);
  }
  try {
    if (prepared && (await isReadable(prepared, binaries))) await copyPrepared(prepared, draft, home, binaries);
    else await initCluster(draft, home, binaries);
    await rename(draft, home.folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Two first starts at once: the other one has just put its cluster there.
    if (await readMajor(home.folder)) return;
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new StartError(`The database could not be made in ${home.folder}: ${errorLineOf(stderr?.trim() || message)}`);
  }
}

export async function syncCluster(home: PostgresHome, binaries: Binaries): Promise<void> {
  await run(binaries.initdb, ['--sync-only', '-D', join(home.folder, 'cluster')], optionsIn(home.folder, home));
}

const optionsIn = (cwd: string, { user }: PostgresHome) => ({ ...user, cwd, env: {} });

async function initCluster(draft: string, home: PostgresHome, binaries: Binaries): Promise<void> {
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  options.push('--locale=C', `--username=${SUPERUSER}`, `--pwfile=${join(draft, 'password')}`);
  await run(
    binaries.initdb,
    ['-D', join(draft, 'cluster'), ...options, '--no-instructions', '--no-sync'],
    optionsIn(draft, home),
  );
}

async function isReadable(prepared: string, { major }: Binaries): Promise<boolean> {
  if (process.platform === 'win32') return false;
  try {
    await access(join(prepared, 'global', 'pg_control'), constants.R_OK);
    return (await readFile(join(prepared, 'PG_VERSION'), 'utf8')).trim() === major;
  } catch {
    return false;
  }
}

async function copyPrepared(prepared: string, draft: string, home: PostgresHome, binaries: Binaries): Promise<void> {
  const cluster = join(draft, 'cluster');
  // A separate process, because this one loads the application meanwhile.
  await run('cp', ['-R', prepared, cluster]);
  if (home.user) await run('chown', ['-R', `${home.user.uid}:${home.user.gid}`, cluster]);
  const single = run(binaries.postgres, ['--single', '-F', '-D', cluster, 'postgres'], optionsIn(draft, home));
  single.child.stdin?.end(`alter role ${SUPERUSER} password '${await readPassword(draft)}'\n`);
  await single;
}

export async function readMajor(folder: string): Promise<string | undefined> {
  const path = join(folder, 'cluster', 'PG_VERSION');
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw new StartError(`${path} cannot be read (${error.code}): start as the user who owns it.`);
    },
  );
}

/** PostgreSQL cannot read files of another major version, and would report it only in its own log. */
export function checkMajor(folder: string, onDisk: string, binaries: Binaries): void {
  if (onDisk === binaries.major) return;
  throw new StartError(
    `${folder} was written by PostgreSQL ${onDisk}, this release brings PostgreSQL ${binaries.major}: ` +
      'move the data with the release that wrote it (docs/operations.md, "Upgrade").',
  );
}

export async function readPassword(folder: string): Promise<string> {
  return (await readFile(join(folder, 'password'), 'utf8')).trim();
}
