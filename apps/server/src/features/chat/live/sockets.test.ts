import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { joinColleague, openMarket, openTender, type Carrier, type Shipper } from '../../../../test/build';
import { chatAbout, readChat, say } from '../../../../test/chat/chatting';
import { sendForm, TINY_PNG } from '../../../../test/files/send-form';
import { connect, openPort, settle, type Listener } from '../../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let port: number;
let market: Awaited<ReturnType<typeof openMarket>>;
let load: number;
const open: Listener[] = [];
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
  load = await openTender(app, market.shipper);
  port = await openPort(app);
});
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});
afterAll(() => app.close());

const accountOf = async (who: Shipper | Carrier) => (await (who as Shipper).call('GET /account')).body.data.id;

async function openPage(who: Shipper | Carrier, side: 'shipper' | 'carrier', chat: number) {
  const listener = connect(port, side, who.token ?? '');
  open.push(listener);
  const id = await accountOf(who);
  const listening = [
    await listener.listen(`chat-message-notification.${id}`, 'ChatMessageNotificationEvent'),
    await listener.listen(`chat-message-view.${id}.${chat}`, 'ChatMessageViewEvent'),
  ];
  return { id, listener, listening };
}

const dataOf = ({ frames }: Listener, event: string) =>
  frames.filter((frame) => frame.event === event).map(({ data }) => data);

it('the official client receives the messages and read marks of a chat', async () => {
  const { shipper, anna, borys } = market;
  const { id: chat } = (await chatAbout(load, anna)).body.data;
  const ours = await openPage(shipper, 'shipper', chat);
  const theirs = await openPage(anna, 'carrier', chat);
  const stranger = await openPage(borys, 'carrier', chat);
  expect([ours.listening, theirs.listening, stranger.listening]).toEqual([
    ['listening', 'listening'],
    ['listening', 'listening'],
    ['listening', 404],
  ]);

  const file = { name: 'photo.png', content: Buffer.from(TINY_PNG, 'base64') };
  await sendForm(app, 'carrier', anna.token, chat, { text: 'At the gate <b>', client_id: 'c1' }, [file]);
  await settle(app, ours.listener, theirs.listener, stranger.listener);
  const [heard] = dataOf(ours.listener, 'ChatMessageNotificationEvent');
  expect(heard).toEqual((await readChat(shipper, chat)).data[0]);
  expect(heard).toMatchObject({ text: 'At the gate <b>', is_sender: false, client_id: null });
  expect(dataOf(theirs.listener, 'ChatMessageNotificationEvent')).toMatchObject([{ is_sender: true, client_id: 'c1' }]);
  expect(stranger.listener.frames).toEqual([]);
  const { url } = (heard as { files: { url: string }[] }).files[0]!;
  expect((await app.server.inject({ url })).statusCode).toBe(200);

  await shipper.call('PUT /chat/{id}/view', { path: { id: chat } });
  await settle(app, theirs.listener, ours.listener);
  expect(dataOf(theirs.listener, 'ChatMessageViewEvent')).toEqual([{ message_ids: [(heard as { id: number }).id] }]);
  expect(dataOf(ours.listener, 'ChatMessageViewEvent')).toEqual([]);
});

it('messages missed during a lost connection are loaded once, after the last known message', async () => {
  const { shipper, anna } = market;
  const { id: chat } = (await chatAbout(load, anna)).body.data;
  const before = await openPage(shipper, 'shipper', chat);
  const last = (await say(anna, chat, 'Before')).data.id;
  await settle(app, before.listener);
  before.listener.close();
  const missed: number[] = [];
  for (let sent = 0; sent < 200; sent++) {
    if (sent % 50 === 0) app.clock.at += 60_000;
    missed.push((await say(anna, chat, `Missed ${sent}`)).data.id);
  }
  const after = await openPage(shipper, 'shipper', chat);
  const caughtUp: number[] = [];
  for (let page = 1; page <= 2; page++) {
    const { data } = await readChat(shipper, chat, { after_id: last, per_page: 100, page });
    caughtUp.push(...data.map(({ id }) => id));
  }
  expect(caughtUp).toEqual(missed);
  const next = (await say(anna, chat, 'Heard again')).data.id;
  await settle(app, after.listener);
  expect(dataOf(after.listener, 'ChatMessageNotificationEvent')).toContainEqual(expect.objectContaining({ id: next }));
});

it('a note is sent only to colleagues of its side, a question to the shipper and its author', async () => {
  const { shipper, anna, borys } = market;
  const colleague = await joinColleague(app, shipper, 'viewer');
  const listeners = { shipper: colleague, anna, borys };
  const heard = new Map<string, Listener>();
  for (const [name, who] of Object.entries(listeners)) {
    const listener = connect(port, name === 'shipper' ? 'shipper' : 'carrier', who.token ?? '');
    open.push(listener);
    heard.set(name, listener);
    expect(await listener.listen(`brand.${who.companyId}`, 'BrandUpdateEvent')).toBe('listening');
  }
  await settle(app, ...heard.values());
  const whoHears = async (work: () => Promise<unknown>) => {
    for (const { frames } of heard.values()) frames.length = 0;
    await work();
    await settle(app, ...heard.values());
    return [...heard].filter(([, { frames }]) => frames.length > 0).map(([name]) => name);
  };
  const path = { id: load };
  const body = { text: 'Only for us' };
  expect(await whoHears(() => shipper.call('POST /loads/{id}/notes', { path, body }))).toEqual(['shipper']);
  expect(await whoHears(() => anna.call('POST /loads/{id}/notes', { path, body }))).toEqual(['anna']);
  const mode = { mode: 'to_all' as const };
  expect(await whoHears(() => shipper.call('PUT /loads/{id}/questions_setting', { path, body: mode }))).toEqual([
    'shipper',
    'anna',
    'borys',
  ]);
  let question = 0;
  const ask = async () => {
    question = (await anna.call('POST /loads/{id}/questions', { path, body: { text: 'When?' } })).body.data.id;
  };
  expect(await whoHears(ask)).toEqual(['shipper', 'anna']);
  const answer = () =>
    shipper.call('PUT /loads/{id}/questions/{question_id}', {
      path: { ...path, question_id: question },
      body: { answer: 'At ten' },
    });
  expect(await whoHears(answer)).toEqual(['shipper', 'anna', 'borys']);
});
