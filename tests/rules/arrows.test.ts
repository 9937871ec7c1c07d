import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTypeScript, listSources, ROOT } from './sources';

let result: ICruiseResult;
let rules: { name: string | undefined; path: string | undefined }[];

beforeAll(async () => {
  process.chdir(ROOT);
  const options = await extractOptions('./.dependency-cruiser.cjs');
  const { output } = await cruise(['apps', 'packages'], options);
  if (typeof output === 'string') throw new Error(output);
  result = output;
  rules = (options.ruleSet?.forbidden ?? []).map((rule) => ({
    name: rule.name,
    path: 'to' in rule ? rule.to.path?.toString() : undefined,
  }));
});

describe('the import rules of docs/architecture.md', () => {
  // With a compiler it cannot use, dependency-cruiser reads nothing and finds everything in order.
  it('the import rules are checked over every source file', () => {
    const sources = ['apps', 'packages'].flatMap((folder) => listSources(folder, isTypeScript));
    const cruised = new Set(result.modules.map((module) => module.source));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => !cruised.has(path) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  // A rule whose target was renamed forbids nothing, and nobody would notice.
  it('every import rule matches existing files', () => {
    const idle = rules.filter(
      ({ path }) => path && !path.includes('$1') && !result.modules.some(({ source }) => new RegExp(path).test(source)),
    );
    expect(rules.length).toBeGreaterThan(10);
    expect(idle).toEqual([]);
  });

  it('no file breaks an import rule', () => {
    const wrong = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(wrong).toEqual([]);
  });
});
