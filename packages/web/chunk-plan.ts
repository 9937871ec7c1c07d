import { basename } from 'node:path';
import { rolldown, type OutputChunk, type Plugin } from 'rolldown';

export interface FirstScreens {
  early: string;
  main: string;
  signIn: readonly string[];
  frame: string;
  floating: string;
  /** The pages opened most often; none of them should load code it does not show. */
  pages: readonly string[];
}

/**
 * Replaces styles, data and pictures with empty modules, because the plan needs only the import graph. Exported values
 * stay unknown so that no code is dropped.
 */
const UNKNOWN = 'export default globalThis.unknown';
const withoutStyles: Plugin = {
  name: 'without-styles',
  resolveId: { filter: { id: /\?url$/ }, handler: (id) => ({ id, external: true }) },
  load: { filter: { id: /\.(css|json|svg|woff2)$/ }, handler: () => ({ code: UNKNOWN, moduleType: 'js' }) },
};

/** Returns the chunks that the bundler makes without a plan; modules needed by the same entries share one chunk. */
async function readChunks(root: string, entries: readonly string[]): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    cwd: root,
    input: [...entries],
    plugins: [withoutStyles],
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', minify: false });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

/** Returns for each chunk the entries, including those of dynamic imports, that need it. */
function findNeeding(chunks: readonly OutputChunk[]): Map<OutputChunk, Set<string>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needing = new Map(chunks.map((chunk) => [chunk, new Set<string>()]));
  for (const { facadeModuleId: entry, fileName } of chunks) {
    const walk = (name: string) => {
      const chunk = byName.get(name);
      const known = chunk && needing.get(chunk);
      if (!entry || !known || known.has(entry)) return;
      known.add(entry);
      chunk.imports.forEach(walk);
    };
    walk(fileName);
  }
  return needing;
}

const VENDORS: [name: string, RegExp][] = [
  // Packages change only with an upgrade, so they stay in the browser's cache between releases.
  ['react', /node_modules[\\/](react|react-dom|scheduler)[\\/]/],
  ['tanstack', /node_modules[\\/](@tanstack[\\/](?!(react-)?virtual)|use-sync-external-store)/],
];

const isPage = (entry: string) => /\.page\.tsx$/.test(entry);

interface Known {
  floats: ReadonlySet<string>;
  joined: ReadonlySet<string>;
}

/**
 * Returns the pages that share more than twice as much code with dialogs as they have alone. One file of both compresses
 * better, and costs the dialogs little.
 */
function findJoined(needing: ReadonlyMap<OutputChunk, ReadonlySet<string>>, pages: readonly string[]): Set<string> {
  const joined = pages.filter((page) => {
    const chunks = [...needing].filter(([, entries]) => pages.every((one) => entries.has(one) === (one === page)));
    const lengthOf = (isOwn: boolean) =>
      chunks.reduce((sum, [{ code }, entries]) => sum + ((entries.size === 1) === isOwn ? code.length : 0), 0);
    return lengthOf(false) > 2 * lengthOf(true);
  });
  return new Set(joined);
}

/**
 * Returns the file of a module by the entries that need it, or null to let the bundler decide. Every entry that needs a
 * module also needs its imports, so a file whose modules have more entries never imports one with fewer, and no
 * circular imports arise.
 */
function nameOf(entries: ReadonlySet<string>, id: string, screens: FirstScreens & Known): string | null {
  if (entries.has(screens.early)) return 'early';
  if (entries.has(screens.main)) return VENDORS.find(([, test]) => test.test(id))?.[0] ?? 'start';
  const shown = screens.pages.filter((page) => entries.has(page));
  if (entries.size < 2 && !shown.some((page) => screens.joined.has(page))) return null;
  if (screens.signIn.some((entry) => entries.has(entry))) return 'first';
  if (entries.has(screens.frame)) return 'frame';
  if (entries.has(screens.floating) && shown.every((page) => screens.floats.has(page))) return 'floating';
  if (shown.length > 2) return 'several';
  if (shown.length > 0) return ['of', ...shown.map((page) => basename(page, '.page.tsx'))].join('_');
  // A dialog loads what it needs and nothing else.
  return [...entries].every(isPage) ? 'pages' : null;
}

const BEFORE_PAGES = ['early', 'react', 'tanstack', 'start', 'first', 'frame', 'floating', 'several'];
const FLOATING_UI = /[\\/]@floating-ui[\\/]react[\\/]/;
const entriesIn = (name: string) => name.split('_').length;

const HELPERS = new Map([['\0vite/preload-helper.js', 'early']]);

/** Returns the bundler's chunk groups. The paths of `screens` are absolute. */
export async function planChunks(root: string, screens: FirstScreens) {
  const needing = findNeeding(await readChunks(root, [screens.early, screens.main]));
  const floating = [...needing].find(([{ modules }]) => Object.keys(modules).some((id) => FLOATING_UI.test(id)));
  const joined = findJoined(needing, screens.pages);
  const all = { ...screens, floats: floating?.[1] ?? new Set<string>(), joined };
  const plan = new Map<string, string>();
  for (const [chunk, entries] of needing)
    for (const id of Object.keys(chunk.modules)) {
      const name = nameOf(entries, id, all);
      if (name) plan.set(id, name);
    }
  const ofPages = [...new Set(plan.values())].filter((name) => name.startsWith('of_'));
  ofPages.sort((one, other) => entriesIn(other) - entriesIn(one));
  const names = [...BEFORE_PAGES, ...ofPages, 'pages'];
  return names.map((name, index) => ({
    name,
    test: (id: string) => (plan.get(id) ?? HELPERS.get(id)) === name,
    priority: names.length - index,
    // The plan already contains every imported module.
    includeDependenciesRecursively: false,
  }));
}
