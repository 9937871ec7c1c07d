import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookUp } from '@tenderlane/domain/values';
import { StartError } from '../process/start-error';
import { createProgress, describeSize, forEachFile, listTree, type Tree } from './copy-tree';
import type { Log } from '.';

export const MANIFEST = 'backup.json';

export type Manifest = {
  madeAt: string;
  postgresMajor: string;
  sizeBytes: number;
  files?: Record<string, string>;
};

const nameOf = (path: string) => path.split(sep).join('/');

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

export async function hashFiles(root: string, log: Log): Promise<Record<string, string>> {
  const tree = await listTree(root, (path) => path === MANIFEST);
  const progress = createProgress([tree], 'checked', (line) => log.info(line));
  const found = new Map<string, string>();
  await forEachFile(tree, async ({ path, sizeBytes }) => {
    found.set(nameOf(path), await hashFile(join(root, path)));
    progress.add(sizeBytes);
  });
  return Object.fromEntries([...found].toSorted(([first], [second]) => (first < second ? -1 : 1)));
}

export async function listBackedUp(source: string, folder: string, { files }: Manifest): Promise<Tree> {
  const tree = await listTree(join(source, folder));
  return files
    ? { ...tree, files: tree.files.filter(({ path }) => Object.hasOwn(files, nameOf(join(folder, path)))) }
    : tree;
}

async function readManifest(source: string): Promise<Manifest> {
  const text = await readFile(join(source, MANIFEST), 'utf8').catch(() => {
    throw new StartError(`${source} is not a whole backup: it has no ${MANIFEST}.`);
  });
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (typeof manifest.postgresMajor === 'string') return manifest;
  } catch {
    // Told below.
  }
  throw new StartError(`${source} is damaged: its ${MANIFEST} cannot be read.`);
}

export async function checkBackup(source: string, log: Log): Promise<Manifest> {
  const manifest = await readManifest(source);
  if (!manifest.files) {
    log.warn(`${source} was made by an earlier release, without checksums: whether its files are whole is not known.`);
    return manifest;
  }
  const present = await hashFiles(source, log);
  const damaged = Object.entries(manifest.files).filter(([path, hash]) => lookUp(present, path) !== hash);
  const [first] = damaged;
  if (first) {
    const what = lookUp(present, first[0]) === undefined ? 'is missing' : 'was changed';
    const others = damaged.length > 1 ? `, and ${damaged.length - 1} more are missing or were changed` : '';
    throw new StartError(`${source} is damaged: ${first[0]} ${what}${others}. Use another backup.`);
  }
  const total = Object.keys(manifest.files).length;
  log.info(`${source} of ${manifest.madeAt} is whole: ${total} files, ${describeSize(manifest.sizeBytes)}`);
  return manifest;
}
