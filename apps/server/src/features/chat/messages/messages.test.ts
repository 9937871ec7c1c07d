import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bid, endBidding, openMarket, openTender } from '../../../../test/build';
import { chatWith, chatAbout, say, readChat, showChat } from '../../../../test/chat/chatting';
import type { MemberContext } from '../../../platform/context';
import { createSecrets } from '../../../platform/secrets/secrets';
import { createSessionFinder } from '../../identity';
import { sendText } from './send-message';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

let load: number;
beforeEach(async () => {
  load = await openTender(app, market.shipper);
});

describe('messages', () => {
  it('a message that is sent twice with one client id is stored once', async () => {
    const { anna } = market;
    const { id } = (await chatAbout(load, anna)).body.data;
    const both = await Promise.all([say(anna, id, 'Once', 'name-1'), say(anna, id, 'Once', 'name-1')]);
    const again = await say(anna, id, 'Another text', 'name-1');
    expect(new Set([...both, again].map((answer) => answer.data.id)).size).toBe(1);
    expect(again.data).toMatchObject({ text: 'Once', client_id: 'name-1' });
    expect((await readChat(market.shipper, id)).data.map(({ text, client_id }) => [text, client_id])).toEqual([
      ['Once', null],
    ]);
    // A `client_id` is unique per sender only.
    expect((await say(market.shipper, id, 'Mine', 'name-1')).data.text).toBe('Mine');
  });

  it('messages are read in pages from the newest, or after a message in their order', async () => {
    const { anna, shipper } = market;
    const { id } = (await chatAbout(load, anna)).body.data;
    const ids: number[] = [];
    for (const text of ['one', 'two', 'three', 'four', 'five']) ids.push((await say(anna, id, text)).data.id);
    const first = await readChat(shipper, id, { per_page: 2 });
    expect(first.data.map(({ text }) => text)).toEqual(['five', 'four']);
    expect(first.meta).toMatchObject({ total: 5, page: 1, per_page: 2 });
    expect((await readChat(shipper, id, { per_page: 2, page: 3 })).data.map(({ text }) => text)).toEqual(['one']);
    const missed = await readChat(shipper, id, { after_id: ids[2] });
    expect(missed.data.map(({ text }) => text)).toEqual(['four', 'five']);
    expect((await readChat(shipper, id, { search: 'O' })).data.map(({ text }) => text)).toEqual(['four', 'two', 'one']);
    expect((await readChat(shipper, id, { search: '%' })).data).toEqual([]);
  });

  it('a message is seen once the other side has read it', async () => {
    const { anna, shipper } = market;
    const { id } = (await chatAbout(load, anna)).body.data;
    await say(anna, id, 'Seen?');
    const isSeen = async () => (await readChat(anna, id)).data[0]!.is_seen_by_someone;
    await anna.call('PUT /chat/{id}/view', { path: { id } });
    expect(await isSeen()).toBe(false);
    await shipper.call('PUT /chat/{id}/view', { path: { id } });
    await shipper.call('PUT /chat/{id}/view', { path: { id } });
    expect(await isSeen()).toBe(true);
    expect((await showChat(shipper, id)).unread_message_count).toBe(0);
    await shipper.call('PUT /chats/{id}/unread', { path: { id } });
    expect((await showChat(shipper, id)).unread_message_count).toBe(1);
    expect(await isSeen()).toBe(true);
    await say(anna, id, 'Second');
    expect((await showChat(shipper, id)).unread_message_count).toBe(2);
    expect((await showChat(anna, id)).unread_message_count).toBe(0);
  });

  it('a message of up to 5,000 characters is stored unchanged', async () => {
    const { anna, shipper } = market;
    const { id } = (await chatAbout(load, anna)).body.data;
    const text = '<script>alert(1)</script> 🚚 Қазақша';
    await say(anna, id, text);
    expect((await readChat(shipper, id)).data[0]!.text).toBe(text);
    expect((await say(anna, id, 'x'.repeat(5_000))).data.text).toHaveLength(5_000);
    expect(await say(anna, id, 'x'.repeat(100_000))).toMatchObject({
      code: 'input.invalid',
      errors: { text: expect.any(Array) },
    });
    for (const empty of ['', '  \n ']) expect((await say(anna, id, empty)).code).toBe('chat.message-empty');
    expect((await say(anna, id, 'x', 'a name with spaces')).code).toBe('input.invalid');
  });

  it('a person may send 60 messages a minute in one chat', async () => {
    const { celina, shipper } = market;
    const { id } = (await chatAbout(load, celina)).body.data;
    for (let sent = 0; sent < 60; sent++) await say(celina, id, `Message ${sent}`);
    const refused = await celina.call('POST /chats/{id}/chat_messages', { path: { id }, body: { text: 'Too many' } });
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'chat.too-many-messages',
      '60',
    ]);
    expect((await say(shipper, id, 'Still mine')).data.text).toBe('Still mine');
    app.clock.at += 60_000;
    expect((await say(celina, id, 'Later')).data.text).toBe('Later');
  });

  it('messages of other channels obey the same rules', async () => {
    const { anna, shipper } = market;
    const { id } = (await chatAbout(load, anna)).body.data;
    const principal = await createSessionFinder(app.database, app.config.dataDir)(anna.token!, 'carrier');
    const send = (text: string, client_id = 'telegram-7') =>
      app.database.transaction((sql) => {
        const secrets = createSecrets(app.config.appSecret);
        const context = { ...app, sql, secrets, principal, locale: 'uk', batchUuid: null };
        return sendText(context as unknown as MemberContext, id, { text, client_id });
      });
    expect(await send('By Telegram')).toMatchObject({ isNew: true, data: { text: 'By Telegram', is_sender: true } });
    expect(await send('By Telegram')).toMatchObject({ isNew: false });
    await expect(send(' ', 'telegram-8')).rejects.toThrow('chat.message-empty');
    expect((await readChat(shipper, id)).data.map(({ text }) => text)).toEqual(['By Telegram']);
  });

  it('no event contains the text of a message', async () => {
    const { anna } = market;
    const { id } = (await chatAbout(load, anna)).body.data;
    await say(anna, id, 'a word nobody else writes: quokka');
    const [told] = await app.database.rows<{ payload: { params: object } }>(
      `select payload from outbox where kind = 'chat.message_sent' order by id desc limit 1`,
    );
    const written = await app.database.rows(`select 1 from outbox where payload::text like '%quokka%'`);
    const kept = await app.database.rows(`select 1 from events where (params::text || changes::text) like '%quokka%'`);
    const known = ['is_request', 'load_id', 'message_id', 'sender_company_id'];
    expect(Object.keys(told!.payload.params).sort()).toEqual(known);
    expect([written, kept]).toEqual([[], []]);
  });
});

describe('in a sealed tender', () => {
  it('a bid on a sealed tender creates and changes no chat', async () => {
    const { shipper, anna, borys } = market;
    load = await openTender(app, shipper, { mode: 'sealed' });
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    const before = { chat: await showChat(shipper, id), list: (await shipper.call('GET /chats')).body };
    await bid(anna, load, 240_000);
    await bid(borys, load, 230_000);
    expect({ chat: await showChat(shipper, id), list: (await shipper.call('GET /chats')).body }).toEqual(before);
    await endBidding(app, shipper, load);
    expect((await shipper.call('GET /chats')).body.data.map((chat) => chat.id)).toEqual(
      before.list.data.map((chat) => chat.id),
    );
  });
});
