import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
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

it('the full browser is found, and chromium-headless-shell is never used', () => {
  const named = process.env['CHROMIUM_PATH'];
  delete process.env['CHROMIUM_PATH'];
  try {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findChromium((path) => path === shell)).toBeUndefined();
    expect(findChromium((path) => [shell, '/usr/bin/chromium'].includes(path))).toBe('/usr/bin/chromium');
  } finally {
    if (named !== undefined) process.env['CHROMIUM_PATH'] = named;
  }
});
