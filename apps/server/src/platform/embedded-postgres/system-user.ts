import { stat } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

export type SystemUser = { uid: number; gid: number };

const NOBODY: SystemUser = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root; it then runs as the owner of the existing folder, or as nobody. */
export async function choosePostgresUser(home: string): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(home).catch(() => undefined);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : NOBODY;
}

export function findClosedFolder(folder: string, user: SystemUser): string | undefined {
  const parent = dirname(folder);
  const closedAbove = parent === folder ? undefined : findClosedFolder(parent, user);
  if (closedAbove) return closedAbove;
  const { uid, gid, mode } = statSync(folder);
  const enterBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return mode & enterBit ? undefined : folder;
}
