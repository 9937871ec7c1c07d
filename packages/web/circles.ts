import type { Plugin } from 'vite';

type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns the first circle of imports (first and last file are the same), or null. */
export function findCircle(imports: Imports): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Fails the build when output files import each other in a circle: such a page would run code that is not loaded yet
 * and stay empty.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const circle = findCircle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`${circle.join(' → ')}: change the groups of packages/web/chunk-plan.ts`);
    },
  };
}
