import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bid,
  draftTender,
  gridRow,
  joinCarrier,
  joinColleague,
  openMarket,
  openTender,
  select,
  type Carrier,
} from '../../../test/build';
import { chatWith, chatAbout, say, readChat, showChat } from '../../../test/chat/chatting';
import { linkSecret, pressLink } from '../../../test/personal-link';
import { startApp, type TestApp } from '../../../test/start-app';

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

async function order(winner: Carrier) {
  await bid(winner, load, 240_000);
  await select(market.shipper, load, winner);
  await winner.done('PUT /loads/{id}/confirm', load, {});
}

describe('the chat of a load and a carrier', () => {
  it('a load and a carrier have one chat', async () => {
    const { anna, borys } = market;
    const opened = (await chatWith(anna, load, market.shipper)).body.data;
    expect(opened).toMatchObject({
      model_type: 'option',
      company_name: 'Anna Trans',
      load_id: load,
      route: 'Gdańsk – Kyiv',
      from: 'Gdańsk',
      time_zone: 'Europe/Warsaw',
      is_member: true,
      can_send: true,
      last_message: null,
      archived: false,
      is_support: false,
    });
    expect((await chatWith(anna, load, market.shipper)).body.data.id).toBe(opened.id);
    const seen = (await chatAbout(load, anna)).body.data;
    expect(seen).toMatchObject({
      id: opened.id,
      model_type: 'load',
      model_id: load,
      company_name: expect.stringMatching(/^Kvarta/),
    });
    expect((await chatAbout(load, borys)).body.data.id).not.toBe(opened.id);
  });

  it('both sides that open a chat at the same moment get one chat', async () => {
    const [left, right] = await Promise.all([
      chatWith(market.celina, load, market.shipper),
      chatAbout(load, market.celina),
    ]);
    expect(left.body.data.id).toBe(right.body.data.id);
  });

  it('the confirmation opens a chat with the manager and the person who confirmed', async () => {
    const { shipper, anna, borys } = market;
    await bid(borys, load, 245_000);
    await order(anna);
    const [chat] = (await shipper.call('GET /chats')).body.data;
    expect(chat).toMatchObject({ load_id: load, is_member: true, company_name: 'Anna Trans' });
    expect((await showChat(anna, chat!.id)).is_member).toBe(true);
    const ofBorys = (await borys.call('GET /chats')).body.data;
    expect(ofBorys.filter(({ load_id }) => load_id === load)).toEqual([]);
  });

  it('a chat is archived and restored with its load', async () => {
    const { shipper, anna } = market;
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    await say(anna, id, 'On the way');
    await shipper.done('PUT /loads/{id}/cancel', load, { reason: 'No cargo' });
    await shipper.done('PUT /loads/{id}/archive', load);
    const refused = await say(anna, id, 'Anybody there?');
    expect(refused).toMatchObject({
      code: 'chat.archived',
      message: "You can't send messages because chat is archived.",
    });
    expect(await showChat(anna, id)).toMatchObject({
      archived: true,
      can_send: false,
      refusals: { send: { code: 'chat.archived' } },
    });
    expect((await readChat(anna, id)).data).toHaveLength(1);
    const archived = (await anna.call('GET /chats', { query: { archived: 'true' } })).body.data;
    expect(archived.map((chat) => chat.id)).toContain(id);
    const open = (await anna.call('GET /chats', { query: { archived: 'false' } })).body.data;
    expect(open.map((chat) => chat.id)).not.toContain(id);
    expect((await chatAbout(load, market.borys)).body).toMatchObject({ code: 'chat.archived' });
    await shipper.done('PUT /loads/{id}/unarchive', load);
    expect((await say(anna, id, 'Back')).data.text).toBe('Back');
  });

  it('a chat is found by load, company and town', async () => {
    const { shipper, anna } = market;
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    const found = async (search: string) =>
      (await shipper.call('GET /chats', { query: { search } })).body.data.map((chat) => chat.id);
    for (const search of ['anna', 'Gdańsk', 'kyiv']) expect(await found(search)).toContain(id);
    for (const search of ['Celina', 'Kvarta', 'Lisbon', '%', '_____']) expect(await found(search)).not.toContain(id);
    const mine = (await anna.call('GET /chats', { query: { search: 'gdansk' } })).body.data;
    expect(mine.map((chat) => chat.id)).toContain(id);
    const ofShipper = (await anna.call('GET /chats', { query: { search: 'Kvarta' } })).body.data;
    expect(ofShipper.map((chat) => chat.id)).toContain(id);
  });
});

describe('a chat that is not there', () => {
  it('chats, options and loads of others are not found', async () => {
    const { shipper, anna, borys } = market;
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    const stranger = await joinCarrier(app, shipper);
    for (const who of [borys, stranger]) {
      expect((await who.call('GET /chats/{id}', { path: { id } })).status).toBe(404);
      expect((await say(who, id, 'x')).code).toBe('record.not-found');
      expect((await who.call('GET /chats/{id}/chat_messages', { path: { id } })).status).toBe(404);
    }
    const other = await openMarket(app);
    const option = (await gridRow(shipper, load, anna)).id;
    const asked = { body: { model_type: 'option' as const, model_id: option } };
    expect((await other.shipper.call('POST /chats', asked)).status).toBe(404);
    expect((await chatAbout(load, other.anna)).status).toBe(404);
    expect((await other.shipper.call('GET /chats')).body.data).toEqual([]);
    const draft = await draftTender(app, shipper);
    const hidden = { body: { model_type: 'load' as const, model_id: draft } };
    expect((await anna.call('POST /chats', hidden)).status).toBe(404);
    expect((await anna.call('POST /chats', asked)).body.code).toBe('input.invalid');
    expect((await anna.call('POST /chats', { body: { model_type: 'load' } })).status).toBe(404);
    expect((await shipper.call('POST /chats', { body: { model_id: option } })).status).toBe(404);
  });

  it('the chat of a carrier that left the network is not found', async () => {
    const { shipper } = market;
    const gone = await joinCarrier(app, shipper);
    load = await openTender(app, shipper);
    const { id } = (await chatAbout(load, gone)).body.data;
    await app.database.run(`update carriers set state = 'removed' where id = $1`, [gone.carrierId]);
    expect((await gone.call('GET /chats/{id}', { path: { id } })).status).toBe(404);
    expect((await gone.call('GET /chats')).body.data).toEqual([]);
    expect((await shipper.call('GET /chats/{id}', { path: { id } })).status).toBe(200);
  });
});

describe('colleagues', () => {
  it('colleagues may read a chat and are notified only after they join or write', async () => {
    const { shipper, anna } = market;
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    await say(anna, id, 'Hello');
    expect(await showChat(colleague, id)).toMatchObject({ is_member: false, unread_message_count: 0 });
    expect(await showChat(shipper, id)).toMatchObject({ is_member: true, unread_message_count: 1 });
    await colleague.call('PUT /chats/{id}/join', { path: { id } });
    expect(await showChat(colleague, id)).toMatchObject({ is_member: true, unread_message_count: 0 });
    await say(anna, id, 'Anybody?');
    expect((await showChat(colleague, id)).unread_message_count).toBe(1);
    await colleague.call('PUT /chats/{id}/leave', { path: { id } });
    expect(await showChat(colleague, id)).toMatchObject({ is_member: false, unread_message_count: 0 });
    await say(colleague, id, 'Here');
    expect((await showChat(colleague, id)).is_member).toBe(true);
    const [last] = (await readChat(anna, id)).data;
    expect(last).toMatchObject({ text: 'Here', sender_name: 'Ihor Bondar', is_sender: false });
  });

  it.each(['viewer', 'accountant'] as const)(
    'a colleague with the role %s reads a chat and cannot write, join, open one or add notes',
    async (role) => {
      const { shipper, anna, borys } = market;
      const viewer = await joinColleague(app, shipper, role);
      const { id } = (await chatWith(anna, load, market.shipper)).body.data;
      expect((await chatWith(anna, load, market.shipper, viewer)).body.data.id).toBe(id);
      expect(await showChat(viewer, id)).toMatchObject({ can_send: false, is_member: false });
      expect(await say(viewer, id, 'Hello')).toMatchObject({ code: 'right.missing', params: { right: 'loads.write' } });
      expect((await viewer.call('PUT /chats/{id}/join', { path: { id } })).body.code).toBe('right.missing');
      expect((await chatWith(borys, load, market.shipper, viewer)).body.code).toBe('right.missing');
      expect((await viewer.call('POST /chat_replies', { body: { title: 'A', text: 'B' } })).body.code).toBe(
        'right.missing',
      );
      expect((await viewer.call('POST /loads/{id}/notes', { path: { id: load }, body: { text: 'x' } })).body.code).toBe(
        'right.missing',
      );
    },
  );

  it('a company whose members all left a chat is notified again', async () => {
    const { shipper, anna } = market;
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    await shipper.call('PUT /chats/{id}/leave', { path: { id } });
    expect((await showChat(shipper, id)).is_member).toBe(false);
    await say(anna, id, 'Is anybody there?');
    expect(await showChat(shipper, id)).toMatchObject({ is_member: true, unread_message_count: 1 });
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    await colleague.call('PUT /chats/{id}/join', { path: { id } });
    await shipper.call('PUT /chats/{id}/leave', { path: { id } });
    await say(anna, id, 'Thank you');
    expect((await showChat(shipper, id)).is_member).toBe(false);
    expect((await showChat(colleague, id)).unread_message_count).toBe(1);
  });

  it('a new manager of a load joins its chats', async () => {
    const { shipper, anna } = market;
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    const next = await joinColleague(app, shipper, 'manager');
    const manager_id = (await next.call('GET /account')).body.data.id;
    await shipper.done('PUT /loads/{id}/manager', load, { manager_id });
    expect((await showChat(next, id)).is_member).toBe(true);
  });
});

describe('a session that a link opened', () => {
  it('the session of a link reads and writes only chats of its sender’s loads', async () => {
    const { anna } = market;
    const { id } = (await chatWith(anna, load, market.shipper)).body.data;
    const byLink = await pressLink(app, await linkSecret(app, anna.login));
    expect((await say(byLink, id, 'By link')).data.text).toBe('By link');
    const other = await openMarket(app);
    const theirs = await openTender(app, other.shipper);
    // Anna works for the other shipper too, and its chats do not exist for this session.
    await app.database.run(
      `update options set carrier_company_id = $1, carrier_id = carrier_id where load_id = $2 and carrier_company_id = $3`,
      [anna.companyId, theirs, other.anna.companyId],
    );
    const opened = await anna.call('POST /chats', { body: { model_type: 'load', model_id: theirs } });
    expect(opened.status).toBe(200);
    const hidden = opened.body.data.id;
    expect((await byLink.call('GET /chats/{id}', { path: { id: hidden } })).status).toBe(404);
    const listed = (await byLink.call('GET /chats')).body.data.map((chat) => chat.id);
    expect(listed).toContain(id);
    expect(listed).not.toContain(hidden);
    expect((await byLink.call('POST /chats', { body: { model_type: 'load', model_id: theirs } })).status).toBe(404);
    expect((await byLink.call('POST /chats', { body: {} })).body.code).toBe('session.code-needed');
    expect((await byLink.call('GET /chat_replies')).body.code).toBe('session.code-needed');
    expect((await byLink.call('GET /loads/{id}/notes', { path: { id: load } })).body.code).toBe('session.code-needed');
  });
});
