import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELP_ARTICLES } from '@tenderlane/contract/help/articles';
import { LOCALES } from '@tenderlane/contract';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.close());

const read = async (name: string, locale = 'en') => {
  const sent = { path: { name }, headers: { 'accept-language': locale } };
  const { status, body } = await app.visitor().send('GET /help/{name}', sent);
  return { status, article: body['data'] as { title: string; markdown: string } | undefined };
};

describe.each(LOCALES)('help in %s', (locale) => {
  it.each(HELP_ARTICLES)('tells of %s in 120 to 250 words, under headings', async (name) => {
    const { status, article } = await read(name, locale);
    expect(status).toBe(200);
    const words = article!.markdown.match(/[\p{L}\p{N}’-]+/gu)!.length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(250);
    expect(article!.markdown).toMatch(/^## \S/m);
    if (locale !== 'en') expect(article!.title).not.toBe((await read(name)).article!.title);
  });
});

it('has nothing under another name', async () => {
  for (const name of ['constructor', '__proto__', '../legal', 'nothing']) expect((await read(name)).status).toBe(404);
});
