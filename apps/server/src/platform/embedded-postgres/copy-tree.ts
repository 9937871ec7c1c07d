import { chown, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemUser } from './system-user';

export type Tree = { folders: string[]; files: { path: string; sizeBytes: number }[] };

export type Progress = { add(sizeBytes: number): void; copiedBytes(): number };

const FILES_AT_ONCE = 8;
const PROGRESS_STEPS = 4;

const unlessGone = <T>(error: NodeJS.ErrnoException): T | undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

export async function listTree(root: string, isLeftOut: (path: string) => boolean = () => false): Promise<Tree> {
  const tree: Tree = { folders: [], files: [] };
  async function visit(folder: string): Promise<void> {
    for (const entry of (await readdir(join(root, folder), { withFileTypes: true }).catch(unlessGone<never>)) ?? []) {
      const path = join(folder, entry.name);
      if (isLeftOut(path)) continue;
      if (entry.isDirectory()) {
        tree.folders.push(path);
        await visit(path);
      } else if (entry.isFile()) {
        const found = await stat(join(root, path)).catch(unlessGone<never>);
        if (found) tree.files.push({ path, sizeBytes: found.size });
      }
    }
  }
  await visit('');
  return tree;
}

/**
 * Copies the tree and syncs it to disk. Files that vanish meanwhile are skipped: a running database deletes files, and
 * its log covers this.
 */
export async function copyTree(from: string, to: string, tree: Tree, progress: Progress): Promise<void> {
  for (const folder of ['', ...tree.folders]) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  await forEachFile(tree, async ({ path, sizeBytes }) => {
    await copyDurably(join(from, path), join(to, path)).catch(unlessGone<never>);
    progress.add(sizeBytes);
  });
}

export async function forEachFile(
  { files }: Pick<Tree, 'files'>,
  work: (file: Tree['files'][number]) => Promise<void>,
): Promise<void> {
  const waiting = files.values();
  const workOn = async () => {
    for (const file of waiting) await work(file);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, workOn));
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const file = await open(to, 'r+');
  try {
    await file.chmod(0o600);
    await file.datasync();
  } finally {
    await file.close();
  }
}

export async function chownTree(root: string, user: SystemUser): Promise<void> {
  const { folders, files } = await listTree(root);
  for (const path of ['', ...folders, ...files.map((file) => file.path)])
    await chown(join(root, path), user.uid, user.gid);
}

export const describeSize = (sizeBytes: number) => `${(sizeBytes / 1_000_000).toFixed(1)} MB`;

export function createProgress(trees: Tree[], done: string, say: (line: string) => void): Progress {
  const totalBytes = trees.flatMap((tree) => tree.files).reduce((sum, file) => sum + file.sizeBytes, 0);
  let copiedBytes = 0;
  let step = 0;
  return {
    copiedBytes: () => copiedBytes,
    add(sizeBytes) {
      copiedBytes += sizeBytes;
      const reached = Math.floor((copiedBytes / totalBytes) * PROGRESS_STEPS);
      if (reached > step && reached < PROGRESS_STEPS)
        say(`${describeSize(copiedBytes)} of ${describeSize(totalBytes)} ${done} …`);
      step = Math.max(step, reached);
    },
  };
}
