import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELP_ARTICLES } from '@tenderlane/contract/help/articles';
import { LOCALES } from '@tenderlane/contract';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.close());

const inLocale = (locale: string) => ({ headers: { 'accept-language': locale } });

async function read(name: string, locale = 'en') {
  const { status, body } = await app.visitor().send('GET /help/{name}', { path: { name }, ...inLocale(locale) });
  return { status, article: body['data'] as { title: string; markdown: string } | undefined };
}

async function find(search: string | undefined, locale = 'en') {
  const { status, body } = await app.visitor().send('GET /help', { query: { search }, ...inLocale(locale) });
  return { status, found: body['data'] as { name: string; title: string; summary: string }[] };
}

describe.each(LOCALES)('help in %s', (locale) => {
  it.each(HELP_ARTICLES)('the article about %s has 150 to 400 words under headings', async (name) => {
    const { status, article } = await read(name, locale);
    expect(status).toBe(200);
    const words = article!.markdown.match(/[\p{L}\p{N}’-]+/gu)!.length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(400);
    expect(article!.markdown).toMatch(/^## \S/m);
    expect(article!.markdown).not.toMatch(/^# /m);
    if (locale !== 'en') expect(article!.title).not.toBe((await read(name)).article!.title);
  });

  it('the list of articles has titles and first sentences', async () => {
    const { found } = await find(undefined, locale);
    expect(found.map(({ name }) => name)).toEqual(HELP_ARTICLES);
    for (const { name, title, summary } of found) {
      const { article } = await read(name, locale);
      expect(article!.title).toBe(title);
      expect(article!.markdown.startsWith(summary)).toBe(true);
    }
    expect((await find('  ', locale)).found).toEqual(found);
  });
});

it('an article with an unknown name is not found', async () => {
  for (const name of ['constructor', '__proto__', '../legal', 'nothing']) expect((await read(name)).status).toBe(404);
});

describe('a search', () => {
  const first = async (search: string, locale: string) => (await find(search, locale)).found[0]?.name;

  it.each([
    ['en', 'penalties', 'penalties'],
    ['en', 'PENALT', 'penalties'],
    ['en', 'penlaties', 'penalties'],
    ['en', 'facilites', 'facilities'],
    ['uk', 'штраф', 'penalties'],
    ['uk', 'ШТРАФІ', 'penalties'],
    ['uk', 'пітримка', 'errors-and-support'],
    ['uk', "об'єднати", 'inviting-carriers'],
    ['uk', 'обʼєднати', 'inviting-carriers'],
    ['kk', 'айыппұл', 'penalties'],
    ['en', 'driver does not share gps', 'driver-and-position'],
    ['en', 'proof of delivery', 'orders-under-way'],
    ['uk', 'водій без інтернету', 'driver-and-position'],
    ['uk', 'вантажівка запізнюється', 'orders-under-way'],
    ['kk', 'жүргізуші сілтемесі', 'driver-and-position'],
    ['kk', 'жүк көлігі кешігіп жатыр', 'orders-under-way'],
    ['ru', 'геолокация водителя', 'driver-and-position'],
    ['ru', 'отследить рейс', 'orders-under-way'],
    ['kk', 'ҚОЙМАЛАР', 'facilities'],
    ['kk', 'қоймлар', 'facilities'],
    ['ru', 'штрафы', 'penalties'],
    ['ru', 'звезд', 'carrier-figures'],
    ['ru', 'скалды', 'facilities'],
  ])('a search in %s for %j finds the article %s', async (locale, search, name) => {
    expect(await first(search, locale)).toBe(name);
  });

  it('a search for unknown words finds nothing', async () => {
    expect(await find('xyzzyqwe')).toEqual({ status: 200, found: [] });
    expect(await find('—!?')).toEqual({ status: 200, found: [] });
  });

  it('a search treats markup and patterns as text', async () => {
    for (const search of ['<script>alert(1)</script>', '.*', '(bid', '%_\\', '*'])
      expect((await find(search)).status).toBe(200);
  });

  it('a search with more than 200 characters or an unknown key is refused', async () => {
    expect((await find('ш'.repeat(200), 'uk')).status).toBe(200);
    expect((await find('ш'.repeat(201), 'uk')).status).toBe(422);
    expect((await find('a\u0000')).status).toBe(422);
    const { status } = await app.visitor().send('GET /help', { query: { page: 2 } });
    expect(status).toBe(422);
  });
});
