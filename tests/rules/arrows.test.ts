import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { beforeAll, describe, expect, it } from 'vitest';
import { isTypeScript, listSources, ROOT } from './sources';

let result: ICruiseResult;

beforeAll(async () => {
  process.chdir(ROOT);
  const options = await extractOptions('./.dependency-cruiser.cjs');
  const { output } = await cruise(['apps', 'packages'], options);
  if (typeof output === 'string') throw new Error(output);
  result = output;
});

describe('the arrows of docs/architecture.md', () => {
  // With a compiler it cannot use, dependency-cruiser reads nothing and finds everything in order.
  it('are checked over every source file', () => {
    const sources = ['apps', 'packages'].flatMap((folder) => listSources(folder, isTypeScript));
    const cruised = new Set(result.modules.map((module) => module.source));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((path) => !cruised.has(path) && !path.endsWith('.d.ts'))).toEqual([]);
  });

  it('all point the right way', () => {
    const wrong = result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
    expect(wrong).toEqual([]);
  });
});
