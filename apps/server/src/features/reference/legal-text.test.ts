import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { readLegalText, readTermsVersion } from './legal-text';
import { startApp, type TestApp } from '../../../test/start-app';

let folder: string;
let app: TestApp;
beforeAll(async () => {
  folder = await makeScratchFolder();
  await mkdir(join(folder, 'legal'));
  await writeFile(join(folder, 'secret'), 'private');
  await writeFile(join(folder, 'legal', 'terms-of-use.uk.md'), '# Умови');
  await writeFile(join(folder, 'legal', 'terms-of-use.md'), '# Terms');
  await writeFile(join(folder, 'legal', 'privacy-policy.en.md'), '# Privacy');
  app = await startApp();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each([
  ['terms-of-use', 'uk', '# Умови'],
  ['terms-of-use', 'kk', '# Terms'],
  ['privacy-policy', 'ru', '# Privacy'],
  ['policy', 'ru', null],
  ['../secret', 'en', null],
] as const)('%s in %s', async (name, locale, text) => {
  expect(await readLegalText(folder, name, locale)).toBe(text);
});

it('has a version of the terms for each text', async () => {
  const [uk, en, kk, own] = await Promise.all([
    ...(['uk', 'en', 'kk'] as const).map((locale) => readTermsVersion(folder, locale)),
    readTermsVersion(join(folder, 'none'), 'en'),
  ]);
  expect(kk).toBe(en);
  expect(new Set([uk, en, own]).size).toBe(3);
});

it('is open to everybody, null where the installation brings no text, and nothing under another name', async () => {
  const read = (name: string) => app.visitor().call('GET /legal/{name}', { path: { name } });
  for (const name of ['terms-of-use', 'policy', 'privacy-policy'])
    expect(await read(name)).toMatchObject({ status: 200, body: { data: { markdown: null } } });
  for (const name of ['secret', '../secret', '__proto__', 'constructor']) expect((await read(name)).status).toBe(404);
});
