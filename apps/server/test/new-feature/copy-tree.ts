import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const LEFT_OUT = new Set(['node_modules', 'dist', 'data', '.cache']);
const GROUPS = ['packages', 'apps'];

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });

/** A copy of the sources below the root, so that it finds the installed packages; its own ones come from the copy. */
export function copyTree() {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const root = mkdtempSync(join(ROOT, '.cache', 'new-feature-'));
  for (const name of [...GROUPS, 'scripts', 'tests', 'tsconfig.base.json', '.dependency-cruiser.cjs', 'package.json'])
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(path.slice(path.lastIndexOf('/') + 1)),
    });
  const own = join(root, 'node_modules', '@tenderlane');
  mkdirSync(own, { recursive: true });
  for (const group of GROUPS)
    for (const name of readdirSync(join(root, group))) {
      symlinkSync(join(root, group, name), join(own, name));
      const installed = join(ROOT, group, name, 'node_modules');
      if (existsSync(installed)) symlinkSync(installed, join(root, group, name, 'node_modules'));
    }
  return {
    root,
    add(path: string, content: string) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content, { flag: 'wx' });
    },
    replace(path: string, text: string, by: string) {
      const source = readFileSync(join(root, path), 'utf8');
      if (!source.includes(text)) throw new Error(`${path} does not contain ${text}`);
      writeFileSync(
        join(root, path),
        source.replace(text, () => by),
      );
    },
    /** Files that are not as in the original, new ones apart. */
    compare() {
      const files = GROUPS.flatMap((group) => listFiles(join(root, group))).concat(
        join(root, '.dependency-cruiser.cjs'),
      );
      const original = new Set(
        GROUPS.flatMap((group) => listFiles(join(ROOT, group))).map((path) => relative(ROOT, path)),
      );
      original.add('.dependency-cruiser.cjs');
      const paths = files.map((path) => relative(root, path));
      const read = (folder: string, path: string) => readFileSync(join(folder, path));
      return {
        added: paths.filter((path) => !original.has(path)),
        changed: paths.filter((path) => original.has(path) && !read(root, path).equals(read(ROOT, path))).sort(),
      };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type TreeCopy = ReturnType<typeof copyTree>;
