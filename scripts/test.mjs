// @ts-check
// npm test: every stage, even after one failed; the last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './find-chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const totalsFile = join(root, '.cache', 'test', 'totals.json');

/** `failed` holds the name of each. @typedef {{ passed: number, failed: string[] }} Totals */
/** @typedef {{ name: string, command: string[], countsItself?: boolean }} Stage */

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=./tests/totals-reporter.ts'];

/** @type {Stage[]} */
const stages = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: ['eslint', '.', '--max-warnings', '0'] },
  { name: 'types', command: ['node', 'scripts/types.mjs'] },
  { name: 'arrows and other rules', command: [...vitest, '--project=rules'], countsItself: true },
  { name: 'domain', command: [...vitest, '--project=domain'], countsItself: true },
  { name: 'API', command: [...vitest, '--project=api'], countsItself: true },
  { name: 'concurrency', command: [...vitest, '--project=concurrency'], countsItself: true },
  { name: 'faults', command: [...vitest, '--project=faults'], countsItself: true },
  {
    name: 'stories',
    command: ['playwright', 'test', '--reporter=list,./tests/stories-reporter.ts'],
    countsItself: true,
  },
];

/** Runs one command with the programs of node_modules and no input. @param {string[]} command @returns {Promise<boolean>} */
function run([program = '', ...options]) {
  const path = `${join(root, 'node_modules', '.bin')}:${process.env['PATH']}`;
  const env = { ...process.env, PATH: path, TEST_TOTALS: totalsFile, CI: process.env['CI'] ?? 'true' };
  return new Promise((resolve) => {
    const child = spawn(program, options, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', (error) => (console.error(error.message), resolve(false)));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** @param {Stage} stage @returns {Promise<Totals>} */
async function runStage({ name, command, countsItself }) {
  rmSync(totalsFile, { force: true });
  const isFine = await run(command);
  const totals = countsItself ? readTotals() : { passed: isFine ? 1 : 0, failed: [] };
  // A stage that broke before it counted anything has failed all the same.
  return !isFine && totals.failed.length === 0 ? { ...totals, failed: [name] } : totals;
}

/** @returns {Totals} */
function readTotals() {
  try {
    return JSON.parse(readFileSync(totalsFile, 'utf8'));
  } catch {
    return { passed: 0, failed: ['the tests were not counted'] };
  }
}

mkdirSync(dirname(totalsFile), { recursive: true });
try {
  process.env['CHROMIUM_PATH'] = ensureChromium();
} catch (error) {
  // The stories will fail and say so; everything before them still runs.
  console.error(error instanceof Error ? error.message : error);
}

const lines = [];
const sum = { passed: 0, failed: 0 };
for (const stage of stages) {
  console.log(`\n── ${stage.name}`);
  const startedAt = Date.now();
  const { passed, failed } = await runStage(stage);
  sum.passed += passed;
  sum.failed += failed.length;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6);
  lines.push(
    `${failed.length ? 'FAIL' : 'ok  '} ${stage.name.padEnd(24)} ${String(passed).padStart(5)} passed ${String(failed.length).padStart(4)} failed ${seconds} s`,
    ...failed.map((name) => `       ${name}`),
  );
}
console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed ? 1 : 0;
