import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../process/start-error';
import { choosePostgresUser, findClosedFolder, type SystemUser } from './system-user';

export type PostgresHome = { folder: string; user: SystemUser | undefined };

export const DEFAULT_STATE_DIR = '/var/lib/tenderlane';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function readLocation(dataDir: string): Promise<string | undefined> {
  const location = (await readFile(join(dataDir, 'postgres.location'), 'utf8').catch(() => '')).trim();
  if (location && !(await exists(location))) {
    throw new StartError(`${join(dataDir, 'postgres.location')} names ${location}, which does not exist.`);
  }
  return location ? realpath(location) : undefined;
}

// A folder of the same name may be left from data that somebody deleted by hand: it is never taken over, nor removed.
async function makeStateFolder(dataDir: string, stateDir: string): Promise<string> {
  await mkdir(stateDir, { recursive: true });
  await chmod(stateDir, 0o755);
  const name = join(stateDir, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  const folder = await mkdir(name).then(
    () => name,
    async () => {
      const other = `${name}-${randomBytes(4).toString('hex')}`;
      await mkdir(other);
      return other;
    },
  );
  await chmod(folder, 0o755);
  try {
    await writeFile(join(dataDir, 'postgres.location'), `${folder}\n`, { flag: 'wx' });
    return folder;
  } catch (error) {
    await rmdir(folder);
    // Another start was first: its choice holds.
    const chosen = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await readLocation(dataDir) : undefined;
    if (!chosen) throw error;
    return chosen;
  }
}

/**
 * The cluster is in the data folder. If the PostgreSQL user may not enter it (root's checkout below a closed home), it
 * is in the system's state directory, named by `postgres.location`.
 */
export async function locatePostgresHome(dataDir: string, stateDir: string): Promise<PostgresHome> {
  await mkdir(dataDir, { recursive: true });
  const base = await realpath(dataDir);
  const elsewhere = await readLocation(base);
  const folder = join(elsewhere ?? base, 'postgres');
  const user = await choosePostgresUser(folder);
  if (elsewhere || !user) return { folder, user };
  const closed = findClosedFolder(base, user);
  if (!closed) return { folder, user };
  if (await exists(folder)) {
    throw new StartError(`User ${user.uid}, who owns ${folder}, may not enter ${closed}: chmod o+x ${closed}`);
  }
  const stateFolder = await realpath(await makeStateFolder(base, stateDir));
  return { folder: join(stateFolder, 'postgres'), user };
}
