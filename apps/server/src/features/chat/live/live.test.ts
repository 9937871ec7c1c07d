import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, openMarket, openTender, type Carrier, type Shipper } from '../../../../test/build';
import { chatAbout, readChat, say } from '../../../../test/chat/chatting';
import { startApp, type TestApp } from '../../../../test/start-app';
import type { OutboxRow } from '../../../platform/events/outbox.queries';
import type { Sockets, Viewer } from '../../../platform/realtime/live-topic';
import { chatChannels, chatTopic } from './live-chat';

let told: OutboxRow[] = [];
const keepRows = {
  name: 'kept',
  handle: (_sql: unknown, rows: OutboxRow[]) => Promise.resolve(void told.push(...rows)),
};

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let load: number;
let chat: number;
beforeAll(async () => {
  app = await startApp({}, undefined, undefined, { subscribers: [keepRows] });
  market = await openMarket(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  load = await openTender(app, market.shipper);
  chat = (await chatAbout(load, market.anna)).body.data.id;
  await dispatch();
});

async function dispatch(): Promise<OutboxRow[]> {
  told = [];
  while ((await app.dispatcher.runOnce()) > 0);
  return told;
}

interface Listener {
  viewer: Viewer;
  channels: string[];
}
interface Frame {
  to: string;
  channel: string;
  event: string;
  data: Record<string, unknown>;
}

async function viewerOf(who: Shipper | Omit<Carrier, 'carrierId'>, more: Partial<Viewer> = {}): Promise<Viewer> {
  const { id } = (await (who as Shipper).call('GET /account')).body.data;
  const { kind } = await app.database.one<{ kind: 'shipper' | 'carrier' }>('select kind from companies where id = $1', [
    who.companyId,
  ]);
  const rights = new Set(['loads.read'] as const);
  const { companyId } = who;
  const viewer = { accountId: id, sessionId: 1, side: kind, companyId, companyIsClosed: false, rights, senderId: null };
  return { ...viewer, ...more };
}

const listen = async (who: Shipper | Carrier, more: Partial<Viewer> = {}): Promise<Listener> => {
  const viewer = await viewerOf(who, more);
  const own = [`chat-message-notification.${viewer.accountId}`, `chat-message-view.${viewer.accountId}.${chat}`];
  return { viewer, channels: [...own, `brand.${viewer.companyId}`] };
};

async function framesOf(listeners: Record<string, Listener>): Promise<Frame[]> {
  const signals = (await dispatch()).flatMap((row) => chatTopic.signalsOf(row));
  for (const signal of signals) expect(JSON.stringify(signal).length).toBeLessThan(1000);
  const frames: Frame[] = [];
  const sockets: Sockets = {
    watched: (kind) =>
      Object.values(listeners).flatMap(({ channels }) =>
        channels.filter((name) => name.startsWith(`${kind}.`)).map((name) => name.split('.').slice(1).map(Number)),
      ),
    send(channel, event, data, to = () => true) {
      for (const [name, { viewer, channels }] of Object.entries(listeners)) {
        if (channels.includes(channel) && to(viewer)) frames.push({ to: name, channel, event, data: { ...data } });
      }
    },
  };
  await chatTopic.send({ sql: app.database, clock: app.clock, config: app.config, sockets }, signals);
  return frames;
}

const ofEvent = (frames: Frame[], event: string) => frames.filter((frame) => frame.event === event);

describe('a message', () => {
  it('a message is sent to the members of both sides and to the other pages of its sender', async () => {
    const { shipper, anna, borys } = market;
    const listeners = { shipper: await listen(shipper), anna: await listen(anna), borys: await listen(borys) };
    const sent = (await say(anna, chat, 'At the gate', 'mine')).data;
    const frames = await framesOf(listeners);
    const messages = ofEvent(frames, 'ChatMessageNotificationEvent');
    expect(messages.map(({ to, data }) => [to, data['is_sender'], data['client_id'], data['text']])).toEqual([
      ['shipper', false, null, 'At the gate'],
      ['anna', true, 'mine', 'At the gate'],
    ]);
    expect(messages[0]!.data).toEqual((await readChat(shipper, chat)).data[0]);
    expect(messages[1]!.data).toEqual(sent);
    expect(ofEvent(frames, 'BrandUpdateEvent').map(({ to, data }) => [to, data])).toEqual([
      ['shipper', { topic: 'chat', id: chat }],
      ['anna', { topic: 'chat', id: chat }],
    ]);
    expect(frames.filter(({ to }) => to === 'borys')).toEqual([]);
  });

  it('colleagues who are not members receive a change without the text', async () => {
    const { shipper, anna } = market;
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    await dispatch();
    await say(anna, chat, 'Secret?');
    const frames = await framesOf({ colleague: await listen(colleague) });
    expect(frames.map(({ event, data }) => [event, data])).toEqual([['BrandUpdateEvent', { topic: 'chat', id: chat }]]);
  });

  it.each<[string, Partial<Viewer>]>([
    ['now works in another company', { companyId: 999_999 }],
    ['has lost the right', { rights: new Set() }],
    ['came by the link of another shipper', { senderId: 999_999 }],
  ])('a message is not sent to a member whose session %s', async (_, more) => {
    const { shipper, anna } = market;
    const listener = await listen(anna, more);
    listener.channels.push(`brand.${anna.companyId}`);
    await say(shipper, chat, 'Hello');
    expect(await framesOf({ anna: listener })).toEqual([]);
  });

  it('a message is not sent by any channel to a carrier that has left the network', async () => {
    const { shipper, anna } = market;
    const setState = (state: string) =>
      app.database.run('update carriers set state = $2 where id = $1', [anna.carrierId, state]);
    const listener = await listen(anna);
    await setState('removed');
    await say(shipper, chat, 'Hello');
    expect(await framesOf({ anna: listener })).toEqual([]);
    await setState('verified');
  });

  it('a message is sent in a session of the shipper’s own link', async () => {
    const { shipper, anna } = market;
    const listener = await listen(anna, { senderId: shipper.companyId });
    await say(shipper, chat, 'Hello');
    expect(ofEvent(await framesOf({ anna: listener }), 'ChatMessageNotificationEvent')).toHaveLength(1);
  });
});

describe('the event of read messages', () => {
  it('the event of read messages is sent to their authors and to other pages of the reader', async () => {
    const { shipper, anna } = market;
    const ids = [(await say(anna, chat, 'One')).data.id, (await say(anna, chat, 'Two')).data.id];
    await say(shipper, chat, 'Mine');
    await dispatch();
    const listeners = { shipper: await listen(shipper), anna: await listen(anna) };
    await shipper.call('PUT /chat/{id}/view', { path: { id: chat } });
    const frames = await framesOf(listeners);
    expect(frames.map(({ to, event, data }) => [to, event, data])).toEqual([
      ['shipper', 'BrandUpdateEvent', { topic: 'chat', id: chat }],
      ['anna', 'ChatMessageViewEvent', { message_ids: ids }],
    ]);
    await shipper.call('PUT /chat/{id}/view', { path: { id: chat } });
    expect(await framesOf(listeners)).toEqual([]);
    await shipper.call('PUT /chats/{id}/unread', { path: { id: chat } });
    expect((await framesOf(listeners)).map(({ to, event }) => [to, event])).toEqual([['shipper', 'BrandUpdateEvent']]);
  });
});

it('the archiving of a chat with its load is sent to both sides', async () => {
  const { shipper, anna } = market;
  await shipper.done('PUT /loads/{id}/cancel', load, { reason: 'x' });
  await dispatch();
  await shipper.done('PUT /loads/{id}/archive', load);
  const frames = await framesOf({ shipper: await listen(shipper), anna: await listen(anna) });
  expect(frames.map(({ to, event, data }) => [to, event, data['id']])).toEqual([
    ['shipper', 'BrandUpdateEvent', chat],
    ['anna', 'BrandUpdateEvent', chat],
  ]);
});

describe('the authorization of a chat channel', () => {
  const allows = async (name: string, viewer: Viewer, ids: number[]) =>
    chatChannels.find((kind) => kind.name === name)!.allows(app.database, viewer, ids);

  it('members subscribe to their own events and to chats that they may read', async () => {
    const { shipper, anna, borys } = market;
    const [mine, theirs, other] = [await viewerOf(shipper), await viewerOf(anna), await viewerOf(borys)];
    for (const viewer of [mine, theirs, other]) {
      const { accountId } = viewer;
      expect(await allows('chat-message-notification', viewer, [accountId])).toBe(true);
      expect(await allows('chat-message-notification', viewer, [accountId + 1])).toBe(false);
      expect(await allows('chat-message-view', viewer, [accountId, chat])).toBe(viewer !== other);
      expect(await allows('chat-message-view', viewer, [accountId + 1, chat])).toBe(false);
      expect(await allows('chat-message-view', viewer, [accountId, 999_999_999])).toBe(false);
      expect(await allows('chat-message-view', { ...viewer, rights: new Set() }, [accountId, chat])).toBe(false);
    }
    const byLink = { ...theirs, senderId: 999_999 };
    expect(await allows('chat-message-view', byLink, [byLink.accountId, chat])).toBe(false);
  });

  it('the company and the operators who joined subscribe to a support chat', async () => {
    const { shipper: operator, borys } = market;
    const { id } = (await borys.call('POST /chats', { body: {} })).body.data;
    const [asking, answering] = [await viewerOf(borys), await viewerOf(operator)];
    expect(await allows('chat-message-view', asking, [asking.accountId, id])).toBe(true);
    expect(await allows('chat-message-view', answering, [answering.accountId, id])).toBe(false);
    await say(operator, id, 'How can we help?');
    expect(await allows('chat-message-view', answering, [answering.accountId, id])).toBe(true);
    const byLink = { ...asking, senderId: operator.companyId };
    expect(await allows('chat-message-view', byLink, [asking.accountId, id])).toBe(false);
  });
});
