// @ts-check
// npm test: every stage, even after one failed; the last line is `N passed, N failed`.
// npm test -- --changed [commit]: tests that import what changed since the commit (HEAD without one), for daily work.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './find-chromium.mjs';
import { ensurePostgres } from './find-postgres.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const totalsFolder = join(root, '.cache', 'test');

/** `failed` holds the name and error of each, `durations` the milliseconds of each file. @typedef {{ passed: number, failed: string[], durations?: Record<string, number> }} Totals */
/** @typedef {{ name: string, command: string[], countsItself?: boolean }} Stage */

const [option, since = 'HEAD'] = process.argv.slice(2);
if (option !== undefined && option !== '--changed') {
  console.error('npm test [-- --changed [commit]]');
  process.exit(2);
}
/** @param {string} choice @param {string} none */
const onlyChanged = (choice, none) => (option ? [`${choice}=${since}`, none] : []);

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=./tests/totals-reporter.ts'];
/** @param {string} name @param {string} project @param {string[]} chosen @returns {Stage} */
const tests = (name, project, chosen = onlyChanged('--changed', '--passWithNoTests')) => ({
  name,
  command: [...vitest, `--project=${project}`, ...chosen],
  countsItself: true,
});

/** Groups run one after the other; the queues of a group in parallel, the stages of a queue one after the other. */
/** @type {Stage[][][]} */
const groups = [
  [
    [
      { name: 'lint', command: ['oxlint'] },
      { name: 'types', command: ['node', 'scripts/types.mjs'] },
    ],
    // These use one thread each, beside stages with two, so that both processors stay busy.
    [
      { name: 'format', command: ['oxfmt', '--check'] },
      { name: 'foreign keys', command: ['node', 'scripts/lint/foreign-keys.mjs'] },
      // They read the whole tree.
      tests('arrows and other rules', 'rules', []),
      tests('domain', 'domain'),
    ],
  ],
  // The second queue mostly waits: for readers to be disconnected, services to be given up, servers to come back.
  [
    [tests('API', 'api')],
    [tests('readers', 'readers'), tests('API that waits', 'api-waits'), tests('faults', 'faults')],
  ],
  [[tests('components', 'components')]],
  [[tests('concurrency', 'concurrency')]],
  [
    [
      {
        name: 'stories',
        command: [
          'playwright',
          'test',
          '--reporter=list,./tests/stories-reporter.ts',
          ...onlyChanged('--only-changed', '--pass-with-no-tests'),
        ],
        countsItself: true,
      },
    ],
  ],
];

/**
 * Runs one command with the programs of node_modules and no input.
 * @param {string[]} command @param {{ totalsFile: string, isAlone: boolean }} how What runs beside others prints when it ended.
 * @returns {Promise<boolean>}
 */
function run([program = '', ...options], { totalsFile, isAlone }) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, TEST_TOTALS: totalsFile, CI: process.env['CI'] ?? 'true' };
  const output = isAlone ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd: root, env, stdio: ['ignore', output, output] });
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => (console.error(error.message), resolve(false)));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code === 0);
    });
  });
}

/** @param {Stage} stage @param {boolean} isAlone @returns {Promise<Totals>} */
async function runStage({ name, command, countsItself }, isAlone) {
  const totalsFile = join(totalsFolder, `${name}.json`);
  rmSync(totalsFile, { force: true });
  if (isAlone) console.log(`\n── ${name}`);
  const isFine = await run(command, { totalsFile, isAlone });
  const totals = countsItself ? readTotals(totalsFile) : { passed: isFine ? 1 : 0, failed: [] };
  // A stage that broke before it counted anything has failed all the same.
  return !isFine && totals.failed.length === 0 ? { ...totals, failed: [name] } : totals;
}

/** @param {string} file @returns {Totals} */
function readTotals(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { passed: 0, failed: ['the tests were not counted'] };
  }
}

const SLOWEST = 10;
/** @type {Map<string, number>} */
const durations = new Map();
/** @type {string[]} */
const lines = [];
const sum = { passed: 0, failed: 0 };

/** @param {number} ms */
const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(6);

/** @param {Stage} stage @param {boolean} isAlone */
async function count(stage, isAlone) {
  const startedAt = Date.now();
  const { passed, failed, durations: ofFiles = {} } = await runStage(stage, isAlone);
  for (const [file, ms] of Object.entries(ofFiles)) durations.set(file, ms);
  sum.passed += passed;
  sum.failed += failed.length;
  const seconds = inSeconds(Date.now() - startedAt);
  const line = `${failed.length ? 'FAIL' : 'ok  '} ${stage.name.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed.length).padStart(4)} failed ${seconds} s`;
  if (!isAlone) console.log(`── ${line}`);
  lines.push(line, ...failed.map((failure) => `       ${failure.replaceAll('\n', '\n       ')}`));
}

mkdirSync(totalsFolder, { recursive: true });
for (const [name, ensure] of Object.entries({ CHROMIUM_PATH: ensureChromium, POSTGRES_BIN: ensurePostgres })) {
  try {
    process.env[name] = ensure();
  } catch (error) {
    // The tests that need it will fail and say so; all others still run.
    console.error(error instanceof Error ? error.message : error);
  }
}

const startedAt = Date.now();
for (const queues of groups) {
  await Promise.all(
    queues.map(async (queue) => {
      for (const stage of queue) await count(stage, queues.length === 1);
    }),
  );
}
const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
const slowest = [...durations].sort(([, one], [, other]) => other - one).slice(0, SLOWEST);
const slow = slowest.map(([file, ms]) => `${inSeconds(ms)} s  ${file}`);
console.log(`\nThe slowest files, all their tests one after the other:\n${slow.join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${minutes} minutes\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
