import { expect, it } from 'vitest';
import { listSources, readSource } from '../sources';

const EXPORTS_MAX = 20;

/** Indexes that export more today; a number may only become smaller. */
const MORE: Readonly<Record<string, number>> = {
  'apps/server/src/features/auction/index.ts': 25,
  'apps/server/src/features/brands/index.ts': 30,
  'apps/server/src/features/carriers/index.ts': 28,
  'apps/server/src/features/identity/index.ts': 23,
  'apps/server/src/features/loads/index.ts': 47,
  'apps/server/src/features/reference/index.ts': 24,
  'apps/shipper/src/features/awards/index.ts': 21,
  'apps/shipper/src/features/loads/index.ts': 24,
};

function countExports(source: string): number {
  const lists = [...source.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gms)];
  const names = lists.flatMap(([, list = '']) => list.split(',').filter((name) => name.trim()));
  return names.length + (source.match(/^export (?:\* as|(?:async )?function|const|type \w|interface)/gm)?.length ?? 0);
}

const indexes = listSources('apps', (path) => /\/src\/features\/[\w-]+\/index\.tsx?$/.test(path));

it.each([
  ["export { a } from './a';", 1],
  ["export {\n  a,\n  type B,\n} from './a';\nexport type { C } from './c';", 3],
  ["export * as d from './d';\nexport const e = 1;\nexport function f() {}", 3],
])('the check counts the exports of %j', (source, count) => expect(countExports(source)).toBe(count));

it.each(indexes)('%s exports at most as many names as allowed', (path) => {
  const source = readSource(path);
  expect(countExports(source)).toBeLessThanOrEqual(new Map(Object.entries(MORE)).get(path) ?? EXPORTS_MAX);
  expect(source).not.toMatch(/^export \* from/m);
});
