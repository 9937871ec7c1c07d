// @ts-check
// Builds what is stale: the bundle of the server and the two web applications.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = ['domain', 'contract', 'messages', 'ui', 'web'].map((name) => `packages/${name}`);

/** @typedef {{ name: string, inputs: string[], result: string, isEmbedded?: true, build: () => Promise<unknown> }} Target */

/** @type {Target[]} */
const targets = [
  {
    name: 'server',
    inputs: ['apps/server/src', ...packages],
    result: 'apps/server/dist/main.js',
    build: async () => {
      // Bundlers are loaded when something is stale: a start that builds nothing does not wait for them.
      const { build: bundle } = await import('esbuild');
      rmSync(join(root, 'apps/server/dist'), { recursive: true, force: true });
      await bundle({
        entryPoints: ['main.ts', 'prepare-cluster.ts'].map((name) => join(root, 'apps/server/src', name)),
        outdir: join(root, 'apps/server/dist'),
        bundle: true,
        // What main.ts imports later is a file of its own: it is read while the database starts.
        splitting: true,
        platform: 'node',
        format: 'esm',
        target: 'node20.19',
        sourcemap: true,
        sourcesContent: false,
        logLevel: 'warning',
        plugins: [{ name: 'packages-stay-outside', setup: keepPackagesOutside }],
      });
    },
  },
  {
    name: 'database',
    inputs: ['apps/server/migrations', 'apps/server/src/platform/embedded-postgres'],
    result: '.cache/cluster/PG_VERSION',
    isEmbedded: true,
    build: async () => {
      const folder = join(root, '.cache/cluster');
      const made = spawnSync(process.execPath, ['apps/server/dist/prepare-cluster.js', folder], {
        cwd: root,
        encoding: 'utf8',
      });
      if (made.status !== 0) throw new Error(`the database could not be prepared: ${made.stderr}`);
    },
  },
  pages('shipper', '/'),
  pages('carrier', '/carrier/'),
];

// The workspaces are TypeScript and belong into the bundle; installed packages are loaded as they are.
/** @param {import('esbuild').PluginBuild} plugin */
function keepPackagesOutside(plugin) {
  plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@tenderlane/') ? undefined : { path, external: true },
  );
}

/** @param {string} name @param {string} base @returns {Target} */
function pages(name, base) {
  return {
    name,
    inputs: [`apps/${name}`, ...packages],
    result: `apps/${name}/dist/index.html`,
    build: async () => {
      const { build: buildPages } = await import('vite');
      // A test run's own setting would put the development form of React into the pages.
      const { NODE_ENV: before } = process.env;
      process.env['NODE_ENV'] = 'production';
      await buildPages({ root: join(root, 'apps', name), base, logLevel: 'warn' });
      if (before === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = before;
      compressFiles(join(root, 'apps', name, 'dist'));
    },
  };
}

const isInput = (/** @type {string} */ path) =>
  !/(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.tsx?$/.test(path) && statSync(path).isFile();

/** @type {Map<string, string>} */
const digests = new Map();

/** The content of a file or of everything in a folder, read once. @param {string} path */
function digestOf(path) {
  const known = digests.get(path);
  if (known) return known;
  const full = join(root, path);
  const files = statSync(full).isFile()
    ? [full]
    : readdirSync(full, { recursive: true, encoding: 'utf8' })
        .map((name) => join(full, name))
        .filter(isInput);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file.slice(root.length).replaceAll(sep, '/')).update('\0').update(readFileSync(file)).update('\0');
  }
  const digest = hash.digest('hex');
  digests.set(path, digest);
  return digest;
}

/** Everything a target is made from. @param {Target} target */
function fingerprint({ inputs }) {
  const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/compress.mjs'];
  const paths = [...inputs, ...shared].filter((path) => existsSync(join(root, path)));
  return createHash('sha256')
    .update([process.version, process.arch, ...paths.map(digestOf)].join(' '))
    .digest('hex');
}

/** Builds each target whose inputs changed since its last build. @param {(line: string) => void} say */
export async function build(say = console.log) {
  const stamps = join(root, '.cache', 'build');
  mkdirSync(stamps, { recursive: true });
  // One after the other: two bundlers at once on a small machine are slower than in turn.
  for (const target of targets) {
    if (target.isEmbedded && process.env['DATABASE_URL']) continue;
    const stamp = join(stamps, target.name);
    const wanted = fingerprint(target);
    const isFresh =
      existsSync(join(root, target.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
    if (isFresh) continue;
    const startedAt = Date.now();
    await target.build();
    writeFileSync(stamp, wanted);
    say(`Built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env['NODE_ENV'] ??= 'production';
  await build();
}
