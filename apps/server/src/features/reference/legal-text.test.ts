import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { readLegalText, readTerms } from './legal-text';
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
] as const)('%s is read in %s, or else in the language of the installation', async (name, locale, text) => {
  expect((await readLegalText(folder, name, locale)).markdown).toBe(text);
});

it('the legal texts have one version for each language and the time of the last change', async () => {
  await utimes(join(folder, 'legal', 'terms-of-use.uk.md'), 2000, 2000);
  await utimes(join(folder, 'legal', 'terms-of-use.md'), 1000, 1000);
  const [uk, en, kk] = await Promise.all(
    (['uk', 'en', 'kk'] as const).map((locale) => readLegalText(folder, 'terms-of-use', locale)),
  );
  expect(kk).toEqual(en);
  expect([uk!.changedAt, en!.changedAt]).toEqual([2_000_000, 1_000_000]);
  const { version: privacy, changedAt } = await readLegalText(folder, 'privacy-policy', 'en');
  const versionWith = (terms: string) => `${terms} 2026-11-28 ${privacy}`;
  const version = versionWith(en!.version);
  expect(await readTerms(folder)).toEqual({
    versions: { en: version, uk: versionWith(uk!.version), kk: version, ru: version },
    texts: [
      { name: 'terms-of-use', changedAt: 2_000_000 },
      { name: 'policy', changedAt: Date.parse('2026-11-28') },
      { name: 'privacy-policy', changedAt },
    ],
  });
  expect(uk!.version).not.toBe(en!.version);
});

it('everybody reads the legal texts, and an unknown name is not found', async () => {
  const read = (name: string) => app.visitor().call('GET /legal/{name}', { path: { name } });
  for (const name of ['terms-of-use', 'policy', 'privacy-policy'])
    expect(await read(name)).toMatchObject({
      status: 200,
      body: { data: { markdown: null, version: expect.stringMatching(/^2026-/) } },
    });
  for (const name of ['secret', '../secret', '__proto__', 'constructor']) expect((await read(name)).status).toBe(404);
});
