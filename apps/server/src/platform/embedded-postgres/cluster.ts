import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorLineOf, StartError } from '../process/start-error';
import type { Binaries } from './binaries';
import type { PostgresHome } from './home';

export const SUPERUSER = 'tenderlane';

const run = promisify(execFile);

/**
 * Makes an empty cluster: UTF-8 with the builtin C.UTF-8 order (the same on every system), a random password, no
 * trusted connection. It gets its name when it is whole, so a start killed half-way leaves nothing that looks usable.
 */
export async function createCluster(home: PostgresHome, binaries: Binaries, fsync: boolean): Promise<void> {
  const draft = await mkdtemp(`${home.folder}.new-`);
  const passwordFile = join(draft, 'password');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.user) {
    await chown(draft, home.user.uid, home.user.gid);
    await chown(passwordFile, home.user.uid, home.user.gid);
  }
  const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  options.push('--locale=C', `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--no-instructions');
  if (!fsync) options.push('--no-sync');
  try {
    await run(binaries.initdb, ['-D', join(draft, 'cluster'), ...options], { ...home.user, cwd: draft, env: {} });
    await rename(draft, home.folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Two first starts at once: the other one has just put its cluster there.
    if (await readMajor(home.folder)) return;
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new StartError(`The database could not be made in ${home.folder}: ${errorLineOf(stderr?.trim() || message)}`);
  }
}

/** The major version that wrote the cluster, or nothing where there is none. */
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

/** PostgreSQL does not read the files of another major version, and would say so only in its own log. */
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
