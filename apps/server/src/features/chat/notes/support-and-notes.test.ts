import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, newLogin, openMarket, openTender, acceptColleague, signIn } from '../../../../test/build';
import { chatAbout, say, showChat, notesOf } from '../../../../test/chat/chatting';
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

describe('with support', () => {
  it('a company has one chat, which the operator answers from its queue', async () => {
    const operator = market.shipper;
    const { borys, celina } = market;
    const asked = (await borys.call('POST /chats', { body: {} })).body.data;
    expect(asked).toMatchObject({ is_support: true, company_name: null, load_id: null, model_id: 0, model_type: '' });
    expect((await borys.call('POST /chats', { body: { model_id: 0, model_type: '' } })).body.data.id).toBe(asked.id);
    const queue = async () => (await operator.call('GET /operator/chats')).body.data;
    expect(await queue()).toEqual([]);
    await say(borys, asked.id, 'The map is empty');
    const second = (await celina.call('POST /chats', { body: {} })).body.data.id;
    app.clock.at += 1_000;
    await say(celina, second, 'How do I bid?');
    expect((await queue()).map(({ id, company_name }) => [id, company_name])).toEqual([
      [asked.id, 'Borys Spedycja'],
      [second, 'Celina Logistyka'],
    ]);
    const listed = async () => (await operator.call('GET /chats')).body.data.map((chat) => chat.id);
    expect(await listed()).not.toContain(asked.id);
    await say(operator, asked.id, 'Reload the page');
    expect((await queue()).map(({ id }) => id)).toEqual([second, asked.id]);
    expect(await listed()).toContain(asked.id);
    expect(await showChat(borys, asked.id)).toMatchObject({ unread_message_count: 1, company_name: null });
    const found = await operator.call('GET /operator/chats', { query: { search: 'celina' } });
    expect(found.body.data.map(({ id }) => id)).toEqual([second]);
  });

  it('nobody else sees the chat or the queue, and the operator no other chats', async () => {
    const other = await openMarket(app);
    const { id } = (await other.shipper.call('POST /chats', { body: {} })).body.data;
    await say(other.shipper, id, 'Hello');
    expect((await market.shipper.call('GET /chats/{id}', { path: { id } })).status).toBe(200);
    for (const who of [other.anna, market.anna])
      expect((await who.call('GET /chats/{id}', { path: { id } })).status).toBe(404);
    expect((await other.shipper.call('GET /operator/chats')).status).toBe(404);
    load = await openTender(app, other.shipper);
    const theirs = (await chatAbout(load, other.anna)).body.data.id;
    expect((await market.shipper.call('GET /chats/{id}', { path: { id: theirs } })).status).toBe(404);
    const colleague = await joinColleague(app, other.shipper, 'viewer');
    expect((await say(colleague, id, 'A viewer may ask')).data.text).toBe('A viewer may ask');
  });
});

describe('saved replies', () => {
  it('saved replies belong to the company', async () => {
    const { shipper, anna } = market;
    const body = { title: 'Thanks', text: 'Thank you' };
    const { id } = (await shipper.call('POST /chat_replies', { body })).body.data;
    await shipper.call('PUT /chat_replies/{id}', { path: { id }, body: { ...body, text: 'Many thanks' } });
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    expect((await colleague.call('GET /chat_replies')).body.data).toContainEqual({ ...body, id, text: 'Many thanks' });
    expect((await anna.call('GET /chat_replies')).body.data).toEqual([]);
    expect((await anna.call('DELETE /chat_replies/{id}', { path: { id } })).status).toBe(404);
    expect((await colleague.call('DELETE /chat_replies/{id}', { path: { id } })).status).toBe(204);
    expect((await colleague.call('DELETE /chat_replies/{id}', { path: { id } })).status).toBe(404);
  });
});

describe('notes of colleagues', () => {
  it('notes are visible to their own side only', async () => {
    const { shipper, anna } = market;
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const accountId = (await colleague.call('GET /account')).body.data.id;
    const body = { text: 'Ask for a discount', mentions: [accountId], client_id: 'n1' };
    const first = await shipper.call('POST /loads/{id}/notes', { path: { id: load }, body });
    const again = await shipper.call('POST /loads/{id}/notes', { path: { id: load }, body });
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await notesOf(colleague, load)).toMatchObject([
      {
        text: 'Ask for a discount',
        mentions: [{ id: accountId, name: 'Ihor Bondar' }],
        is_own: false,
        client_id: null,
      },
    ]);
    expect(await notesOf(anna, load)).toEqual([]);
    await anna.call('POST /loads/{id}/notes', { path: { id: load }, body: { text: 'Ours' } });
    expect((await notesOf(anna, load)).map(({ text }) => text)).toEqual(['Ours']);
    expect(await notesOf(shipper, load)).toHaveLength(1);
    const path = { id: load, note_id: first.body.data.id };
    expect((await anna.call('DELETE /loads/{id}/notes/{note_id}', { path })).status).toBe(404);
    expect((await colleague.call('DELETE /loads/{id}/notes/{note_id}', { path })).status).toBe(403);
    expect((await shipper.call('DELETE /loads/{id}/notes/{note_id}', { path })).status).toBe(204);
    expect(await notesOf(shipper, load)).toEqual([]);
  });

  it('notes can mention colleagues only', async () => {
    const { shipper, anna } = market;
    const stranger = (await anna.call('GET /account')).body.data.id;
    const body = { text: 'x', mentions: [stranger] };
    const refused = await shipper.call('POST /loads/{id}/notes', { path: { id: load }, body });
    expect([refused.status, refused.body.code]).toEqual([422, 'chat.mention-unknown']);
    const login = newLogin('carrier-colleague');
    await anna.call('POST /profile/users', { body: { login, role: 'viewer' } });
    const viewer = await acceptColleague(app, app.carrier(await signIn(app, 'carrier', login)), login);
    const mentions = [(await viewer.call('GET /account')).body.data.id];
    const own = await anna.call('POST /loads/{id}/notes', { path: { id: load }, body: { text: 'x', mentions } });
    expect(own.status).toBe(201);
  });
});
