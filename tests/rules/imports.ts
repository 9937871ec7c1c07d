import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT, readSource } from './sources';

interface Import {
  from: string;
  names: string[] | null;
}

const IMPORT = /^(?:import|export)\s+(type\s+)?(?:(\{[^}]*\}|[\w*\s,{}]+?)\s+from\s+)?'([^']+)';/gms;

function importsOf(file: string): Import[] {
  const source = readSource(file);
  const imports: Import[] = [...source.matchAll(/import\('([^']+)'\)/g)].map(([, from = '']) => ({
    from,
    names: null,
  }));
  for (const [, isType, what, from = ''] of source.matchAll(IMPORT)) {
    if (isType) continue;
    const names = what?.startsWith('{') ? readNames(what) : null;
    if (names?.length !== 0) imports.push({ from, names });
  }
  return imports;
}

const readNames = (list: string) =>
  list
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name && !name.startsWith('type '));

const WEB = '@tenderlane/web/';
const webExports = Object.entries(
  (JSON.parse(readSource('packages/web/package.json')) as { exports: Record<string, string> }).exports,
);

const existing = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => /\.tsx?$/.test(file) && existsSync(join(ROOT, file)),
  );

export function resolveImport(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return existing(normalize(join(dirname(file), from)));
  if (!from.startsWith(WEB)) return undefined;
  const wanted = `./${from.slice(WEB.length)}`;
  for (const [name, target] of webExports) {
    const [before = '', after] = name.split('*');
    const isShown = after === undefined ? name === wanted : wanted.startsWith(before) && wanted.endsWith(after);
    if (!isShown) continue;
    const middle = wanted.slice(before.length, wanted.length - (after ?? '').length);
    const found = existing(join('packages/web', target.replace('*', middle)));
    if (found) return found;
  }
  throw new Error(`${file} imports ${from}, which packages/web/package.json does not export`);
}

const isDoor = (file: string) => /\/features\/[^/]+\/index\.tsx?$/.test(file);

/** Follows an entry point only to the files of the imported names. */
function targetsOf(file: string, { from, names }: Import): string[] {
  const hit = resolveImport(file, from);
  if (!hit) return [];
  if (!isDoor(hit) || !names) return [hit];
  const behind = importsOf(hit);
  return names.map((name) => {
    const shown = behind.find((entry) => entry.names?.includes(name));
    return (shown && resolveImport(hit, shown.from)) ?? hit;
  });
}

export function findReached(start: string, isLeftOut: (file: string) => boolean = () => false): string[] {
  const reached = new Set([start]);
  for (const file of reached)
    for (const target of importsOf(file).flatMap((entry) => targetsOf(file, entry)))
      if (!isLeftOut(target)) reached.add(target);
  return [...reached];
}
