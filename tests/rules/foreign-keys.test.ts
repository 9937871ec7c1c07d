import { ESLint, Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { foreignKeys } from '../../scripts/lint/foreign-keys.mjs';
import { ROOT } from './sources';

const NAME = 'fixture.ts';
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

/** The lines in which the rule finds something; they may use the names above. */
function find(lines: readonly string[]): string[] {
  const code = `${KNOWN}${lines.join('\n')}\n`;
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2023, types: [] };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === NAME ? ts.createSourceFile(NAME, code, version, true) : read(name, version);
  const programs = [ts.createProgram([NAME], options, host)];
  const messages = new Linter().verify(
    code,
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser as Linter.Parser, parserOptions: { programs } },
      plugins: { own: { rules: { 'foreign-keys': foreignKeys } } },
      rules: { 'own/foreign-keys': 'error' },
    },
    NAME,
  );
  return messages.map(({ line, ruleId, message }) => (ruleId ? (code.split('\n')[line - 1] ?? '') : message));
}

describe('a key that may be any text is never looked up in an object', () => {
  it('and where it is, lint finds it', () => {
    expect(find([...FOUND, ...NOT_FOUND])).toEqual(FOUND);
  });

  it.each(['apps/server/src/app.ts', 'apps/carrier/src/app/routes.ts', 'packages/domain/src/refusal.ts'])(
    'which is on in %s',
    async (path) => {
      const config = (await new ESLint({ cwd: ROOT }).calculateConfigForFile(path)) as Linter.Config;
      expect(config.rules?.['tenderlane/foreign-keys']).toEqual([2]);
    },
  );
});
