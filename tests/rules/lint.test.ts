import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { ROOT } from './sources';

/** One rule of each kind with code that violates it: by syntax, by types, by the React compiler. */
const FAULTS: readonly [rule: string, file: string, code: string][] = [
  ['no-floating-promises', 'a.ts', 'declare function save(): Promise<void>;\nsave();'],
  ['no-misused-promises', 'a.ts', 'declare function save(): Promise<boolean>;\nif (save()) throw new Error();'],
  ['await-thenable', 'a.ts', 'export const read = async () => await 1;'],
  [
    'switch-exhaustiveness-check',
    'a.ts',
    "export const price = (mode: 'net' | 'gross') => {\n  switch (mode) {\n    case 'net':\n      return 1;\n  }\n  return 2;\n};",
  ],
  ['no-explicit-any', 'a.ts', 'export const value: any = 1;'],
  ['no-unused-vars', 'a.ts', 'const value = 1;'],
  ['no-non-null-assertion', 'a.ts', 'export const length = (text?: string) => text!.length;'],
  ['no-default-export', 'a.ts', 'export default 1;'],
  ['no-restricted-imports', 'a.ts', "export { check } from '@tenderlane/domain/src/check';"],
  ['no-console', 'a.ts', "console.log('a');"],
  ['max-lines', 'a.ts', 'void 0;\n'.repeat(301)],
  ['max-lines-per-function', 'a.ts', `export function long() {\n${'  void 0;\n'.repeat(60)}}`],
  ['max-lines-per-function', 'a.tsx', `export function Long() {\n${'  void 0;\n'.repeat(120)}}`],
  ['complexity', 'a.ts', `export const sum = (a: number) => {\n${'  if (a) a++;\n'.repeat(15)}  return a;\n};`],
  ['max-depth', 'a.ts', `export function deep(a: number) {\n${'if (a) {\n'.repeat(5)}${'}\n'.repeat(5)}}`],
  ['max-params', 'a.ts', 'export const six = (a: 1, b: 1, c: 1, d: 1, e: 1, f: 1) => [a, b, c, d, e, f];'],
  ['purity', 'a.tsx', 'export function Luck() {\n  return <p>{Math.random()}</p>;\n}'],
  [
    'rules-of-hooks',
    'a.tsx',
    'declare const useIt: () => void;\nexport function A() {\n  if (1) useIt();\n  return <p />;\n}',
  ],
];

let folder: string;
beforeAll(async () => {
  folder = await makeScratchFolder();
  await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const compilerOptions = { strict: true, module: 'esnext', target: 'es2023', lib: ['es2023', 'dom'], jsx: 'preserve' };
  for (const [index, [, file, code]] of FAULTS.entries()) {
    await mkdir(join(folder, String(index)));
    await writeFile(join(folder, String(index), file), code);
  }
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] } }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

it('each rule of lint finds its fault and nothing else', () => {
  const program = join(ROOT, 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(program, ['--format=unix'], { cwd: folder, encoding: 'utf8' });
  const found = [...stdout.matchAll(/^(\d+)\/(\S+?):.*\[Error\/[\w-]+\(([\w-]+)\)\]$/gm)];
  const rules = found.map(([, index, file, rule]) => [Number(index), rule, file]);
  expect(rules.sort(([a], [b]) => Number(a) - Number(b))).toEqual(
    FAULTS.map(([rule, file], index) => [index, rule, file]),
  );
});
