import type { Plugin } from 'vite';

/** Files of scripts by name, each with the files it imports before it runs. */
type Imports = ReadonlyMap<string, readonly string[]>;

/** Files that import each other in a circle, from the first to itself; null where there are none. */
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

/** Fails a build whose files import each other in a circle: a page of them would run what is not there yet, and stay empty. */
export function refuseCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const circle = findCircle(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`${circle.join(' → ')}: change the groups of packages/web/vite.ts`);
    },
  };
}
