import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ROOT } from './sources';

const find = (chromiumPath: string) =>
  spawnSync(process.execPath, ['scripts/find-chromium.mjs'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], CHROMIUM_PATH: chromiumPath },
    encoding: 'utf8',
  });

it('the browser of the stories is the program that CHROMIUM_PATH names', () => {
  expect(find(process.execPath).stdout).toBe(`${process.execPath}\n`);
});

it('a CHROMIUM_PATH that names no program is an error, and no other browser is used', () => {
  const { status, stdout, stderr } = find('README.md');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('CHROMIUM_PATH names README.md, which is no program.');
});
