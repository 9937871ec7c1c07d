import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, expect, it } from 'vitest';
import { withSources } from './source-stack';

const folder = mkdtempSync(join(tmpdir(), 'tenderlane-stack-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a stack names the positions in the source files', async () => {
  const source = join(folder, 'fail.ts');
  writeFileSync(
    source,
    'interface Nothing {}\n\nexport function fail(_: Nothing): never {\n  throw new Error("no");\n}\n',
  );
  const outfile = join(folder, 'bundle.js');
  buildSync({ entryPoints: [source], outfile, bundle: true, format: 'esm', sourcemap: true, sourcesContent: false });
  const lines = readFileSync(outfile, 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('throw'));
  const place = `    at fail (file://${outfile}:${line + 1}:${lines[line]!.indexOf('new Error') + 1})`;
  expect(withSources(place)).toBe(`    at fail (${relative(process.cwd(), source)}:4:9)`);
});

it('a line of a stack without a source map is not changed', () => {
  expect(withSources('    at run (/nowhere/file.js:1:2)')).toBe('    at run (/nowhere/file.js:1:2)');
});
