import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeScratchFolder } from '../../apps/server/test/scratch-folder';
import { findForeignKeys, workspaces } from '../../scripts/lint/foreign-keys.mjs';
import { ROOT } from './sources';

const KNOWN = `
declare const table: Record<string, number>, prices: { net: number; gross: number }, list: number[];
declare const text: string, mode: 'net' | 'gross', anything: any;
`;
const FOUND = [
  'table[text];',
  'table[text] = 1;',
  'table[text] ??= 1;',
  'text in prices;',
  'prices[text as "net"];',
  'prices[text as keyof typeof prices]!;',
  'table[`${text}`];',
  'const { [text]: one } = table; one;',
  'let two = 2; ({ [text]: two } = table); two;',
  'for (const each of [table]) [{ [text]: two }] = [each];',
  'prices[(text)];',
  'const find = <Key extends string>(key: Key) => table[key]; find;',
  'table[anything];',
];
const NOT_FOUND = [
  'prices[mode];',
  'table["net"];',
  'list[0];',
  'for (const index of list.keys()) list[index];',
  '"net" in prices;',
  'new Map(Object.entries(table)).get(text);',
  'Object.hasOwn(prices, text);',
  'table[`lines.${text}`];',
  '({ [text]: 1 });',
];

async function find(lines: readonly string[]): Promise<string[]> {
  const folder = await makeScratchFolder();
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src', 'fixture.ts'), `${KNOWN}${lines.join('\n')}\n`);
    const compilerOptions = { strict: true, target: 'es2023', module: 'esnext', types: [] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
    return findForeignKeys([folder]).map((place) => place.replace(/^.*?:\d+: /, ''));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('a key from outside is not looked up in an object', () => {
  it('the check finds every look-up of a key from outside', async () => {
    expect(await find([...FOUND, ...NOT_FOUND])).toEqual(FOUND);
  });

  it.each(['apps/server', 'apps/carrier', 'packages/domain'])('the check covers %s', (path) => {
    expect(workspaces).toContain(join(ROOT, path));
  });
});
