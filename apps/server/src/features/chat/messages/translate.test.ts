import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openMarket, openTender } from '../../../../test/build';
import { chatAbout, readChat, say } from '../../../../test/chat/chatting';
import { startApp, type TestApp } from '../../../../test/start-app';

interface Asked {
  path: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

let asked: Asked[] = [];
let answer: (body: Record<string, unknown>) => { status: number; body: unknown };
let service: Server;
let url: string;
beforeAll(async () => {
  service = createServer((request, response) => {
    void (async () => {
      const body = (await json(request)) as Record<string, unknown>;
      asked.push({ path: request.url, authorization: request.headers.authorization, body });
      const { status, body: said } = answer(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    })();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
beforeEach(() => {
  asked = [];
});

async function begin(settings: Record<string, string>) {
  const app = await startApp({ TRANSLATE_URL: url, ...settings });
  const { shipper, anna, borys } = await openMarket(app);
  const load = await openTender(app, shipper);
  const { id } = (await chatAbout(load, anna)).body.data;
  const message = (await say(anna, id, 'Буду о десятій')).data.id;
  return { app, shipper, anna, borys, id, message };
}

const translate = (
  { shipper }: Awaited<ReturnType<typeof begin>>,
  message: number,
  language = 'en',
  who: Pick<typeof shipper, 'send'> = shipper,
) =>
  who.send('PUT /chat_messages/translate/{id}', {
    path: { id: message },
    headers: { 'accept-language': language },
  });

describe('by LibreTranslate', () => {
  let world: Awaited<ReturnType<typeof begin>>;
  let app: TestApp;
  beforeAll(async () => {
    world = await begin({ TRANSLATE_KEY: 'key' });
    ({ app } = world);
  });
  afterAll(() => app.close());

  it('a message is fetched once for all its readers, also at the same moment', async () => {
    answer = ({ target }) => ({ status: 200, body: { translatedText: `in ${String(target)}` } });
    expect((await readChat(world.shipper, world.id)).data[0]).toMatchObject({ can_translate: true, translate: null });
    const both = await Promise.all([translate(world, world.message), translate(world, world.message)]);
    const third = await translate(world, world.message);
    for (const { status, body } of [...both, third]) {
      expect([status, body['data']]).toEqual([200, { id: world.message, translate: 'in en' }]);
    }
    expect(asked).toEqual([
      {
        path: '/translate',
        authorization: undefined,
        body: { q: 'Буду о десятій', source: 'auto', target: 'en', format: 'text', api_key: 'key' },
      },
    ]);
    expect((await translate(world, world.message, 'kk')).body['data']).toMatchObject({ translate: 'in kk' });
    expect(asked).toHaveLength(2);
    expect((await readChat(world.shipper, world.id)).data[0]!.translate).toBe('in en');
    expect((await readChat(world.anna, world.id)).data[0]).toMatchObject({ can_translate: false, translate: null });
    expect((await world.shipper.call('GET /chats/settings')).body.data.has_translation).toBe(true);
  });

  it.each<[string, { status: number; body: unknown }]>([
    ['refuses', { status: 403, body: { error: 'no key' } }],
    ['fails', { status: 500, body: {} }],
    ['answers in another form', { status: 200, body: { text: 'x' } }],
    ['answers with an empty text', { status: 200, body: { translatedText: ' ' } }],
    ['answers with a NUL character', { status: 200, body: { translatedText: 'a\u0000b' } }],
  ])('a reader may ask again when the service %s', async (_, said) => {
    answer = () => said;
    const failed = await translate(world, world.message, 'ru');
    expect([failed.status, failed.body.code]).toEqual([503, 'server.busy']);
    expect(await app.database.rows(`select 1 from chat_messages where translations ? 'ru'`)).toEqual([]);
  });

  it('a message is not translated for readers who may not see it', async () => {
    const stranger = await translate(world, world.message, 'en', world.borys as never);
    expect([stranger.status, asked]).toEqual([404, []]);
  });
});

it('DeepL translates a message', async () => {
  const world = await begin({ TRANSLATE_KIND: 'deepl', TRANSLATE_KEY: 'secret' });
  answer = () => ({ status: 200, body: { translations: [{ detected_source_language: 'UK', text: 'I come at ten' }] } });
  expect((await translate(world, world.message)).body['data']).toMatchObject({ translate: 'I come at ten' });
  expect(asked).toEqual([
    {
      path: '/v2/translate',
      authorization: 'DeepL-Auth-Key secret',
      body: { text: ['Буду о десятій'], target_lang: 'EN-GB' },
    },
  ]);
  await world.app.close();
});

it('nothing is translated without a service, and no page offers it', async () => {
  const world = await begin({ TRANSLATE_URL: '' });
  expect((await world.shipper.call('GET /chats/settings')).body.data.has_translation).toBe(false);
  expect((await readChat(world.shipper, world.id)).data[0]!.can_translate).toBe(false);
  const refused = await translate(world, world.message);
  expect([refused.status, refused.body.code]).toEqual([409, 'chat.no-translation']);
  await world.app.close();
});
