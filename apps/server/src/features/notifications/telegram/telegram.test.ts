import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBotServer, type BotServer } from '../../../../test/outside/bot-server';
import {
  bid,
  joinCarrier,
  MINUTE_MS,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { makeQueue, sendOnceOf, takeQueued } from '../../../../test/outside/queued-messages';
import { startApp, type TestApp } from '../../../../test/start-app';
import type { Reply } from '../../../platform/notices/message-hooks';
import { pollOnce } from './poll-telegram';
import { botApi } from './telegram-courier';
import { saveSentToTelegram } from './telegram.queries';
import { tellLostLeads } from '../../../../test/notifications/lost-leads';

let bot: BotServer;
let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
const replies: Reply[] = [];
let takesReplies = true;

beforeAll(async () => {
  bot = await startBotServer();
  app = await startApp({ TELEGRAM_BOT_TOKEN: bot.token, TELEGRAM_API_ROOT: bot.url });
  await makeQueue(app);
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

const poll = () => {
  const onReply = (_sql: unknown, reply: Reply) => {
    if (takesReplies) replies.push(reply);
    return Promise.resolve(takesReplies);
  };
  const parts = { config: app.config, database: app.database, clock: app.clock, log: app.server.log, onReply };
  return pollOnce(parts, botApi(app.config.telegram!), 0);
};
const said = () => bot.sent.at(-1)?.text ?? '';
const stateOf = async (person: Carrier) => (await person.call('GET /profile/notifications')).body.data.telegram;

async function link(person: Carrier | Shipper, chatId: number): Promise<void> {
  const { body } = await (person as Carrier).call('POST /profile/telegram');
  bot.write(chatId, `/start ${new URL(body.data.url).searchParams.get('start')}`);
  await poll();
}

describe('a Telegram chat', () => {
  it('Telegram is offered once its bot answers, and connected by a link that works once', async () => {
    expect((await carrier.send('POST /profile/telegram')).body.code).toBe('notification.no-messenger');
    await poll();
    expect(await stateOf(carrier)).toEqual({ is_offered: true, is_linked: false, name: null });
    const { status, body } = await carrier.call('POST /profile/telegram');
    expect(status).toBe(201);
    expect(body.data.url).toMatch(/^https:\/\/t\.me\/tenderlane_test_bot\?start=[\w-]{22,64}$/);
    const code = new URL(body.data.url).searchParams.get('start')!;
    bot.write(41, `/start ${code}`);
    expect(await poll()).toBe(1);
    expect(said()).toContain('/stop');
    expect(await stateOf(carrier)).toMatchObject({ is_linked: true, name: 'Piotr' });
    // The next poll does not request updates again, and the code is used up.
    expect(await poll()).toBe(0);
    bot.write(42, `/start ${code}`);
    await poll();
    expect(said()).toBe('Це посилання вже не діє. Отримайте нове в налаштуваннях сповіщень.');
  });

  it('expired, replaced and invented codes connect no chat', async () => {
    const make = async () =>
      new URL((await carrier.call('POST /profile/telegram')).body.data.url).searchParams.get('start');
    const replaced = await make();
    const expired = await make();
    for (const code of [replaced, 'made-up', `${'x'.repeat(4000)}`]) {
      bot.write(43, `/start ${code}`);
      await poll();
      expect(said()).toContain('вже не діє');
    }
    app.clock.at += 16 * MINUTE_MS;
    bot.write(43, `/start ${expired}`);
    await poll();
    expect(said()).toContain('вже не діє');
    // Messages in groups are ignored.
    const before = bot.sent.length;
    bot.write(-7, `/start ${await make()}`, { type: 'group' });
    await poll();
    expect(bot.sent).toHaveLength(before);
  });

  it('a chat gets each event once, in the language of its person', async () => {
    await link(carrier, 41);
    await takeQueued(app, 'telegram');
    const id = await openTender(app, shipper);
    const rival = await joinCarrier(app, shipper);
    await bid(carrier, id, 240_000);
    await bid(rival, id, 230_000);
    await tellLostLeads(app);
    const queued = await takeQueued(app, 'telegram');
    expect(queued.map(({ template }) => template)).toEqual(['tender-invited', 'tender-outbid']);
    const send = sendOnceOf(app);
    const before = bot.sent.length;
    for (const message of [...queued, ...queued]) await send(message);
    for (const message of queued) await sendOnceOf(app)(message);
    const texts = bot.sent.slice(before);
    expect(texts.map(({ chat_id: chat }) => chat)).toEqual([41, 41]);
    expect(texts[1]!.text).toMatch(
      new RegExp(
        `^You were outbid\n\nAnother carrier offers less for TL-\\d+ [^]+\n\nhttp\\S+/carrier/loads/${id}\\?lang=en$`,
      ),
    );
    expect((await app.messages(carrier.login))[0]!.subject).toMatch(/: you were outbid$/);
  });

  it('a chat gets only the notifications that its person chose', async () => {
    const events = [{ event: 'invited' as const, channels: { messenger: false } }];
    await carrier.call('PUT /profile/notifications', { body: { events } });
    await openTender(app, shipper);
    await app.messages(carrier.login);
    expect(await takeQueued(app, 'telegram')).toEqual([]);
    await carrier.call('PUT /profile/notifications', {
      body: { events: [{ event: 'invited', channels: { messenger: true } }] },
    });
  });

  it('a message is repeated after a failure, and a chat that blocked the bot is disconnected', async () => {
    await openTender(app, shipper);
    await app.messages(carrier.login);
    const [message] = await takeQueued(app, 'telegram');
    const send = sendOnceOf(app);
    bot.refusals.push({ error_code: 500, description: 'Internal Server Error' });
    await expect(send(message!)).rejects.toThrow('Internal Server Error');
    expect(await stateOf(carrier)).toMatchObject({ is_linked: true });
    bot.refusals.push({ error_code: 403, description: 'Forbidden: bot was blocked by the user' });
    await send(message!);
    expect(await stateOf(carrier)).toMatchObject({ is_linked: false });
    const before = bot.sent.length;
    await sendOnceOf(app)({ ...message!, id: '0b6f0f5e-0d2a-4f0e-9f59-8c2b6a1d7c13' });
    expect(bot.sent).toHaveLength(before);
  });

  it('no log contains the token of the bot or a text', async () => {
    const api = botApi({ token: bot.token, apiRoot: 'http://127.0.0.1:1' });
    const failed = await api.getMe().catch((error: unknown) => error);
    expect(inspect(failed, { depth: 10 })).not.toContain(bot.token);
    expect(String(failed)).toContain('could not be reached');
    await link(carrier, 41);
    await openTender(app, shipper);
    await app.messages(carrier.login);
    const [message] = await takeQueued(app, 'telegram');
    bot.refusals.push({ error_code: 400, description: 'Bad Request: too long' });
    const refused = await sendOnceOf(app)(message!).catch((error: unknown) => error);
    expect(inspect(refused, { depth: 10 })).not.toContain('TL-');
    expect(String(refused)).toContain('too long');
  });

  it('/stop and the person disconnect a chat, which belongs to the last who connected it', async () => {
    await link(carrier, 41);
    bot.write(41, '/stop');
    await poll();
    expect(await stateOf(carrier)).toMatchObject({ is_linked: false });
    await link(carrier, 41);
    await link(shipper, 41);
    expect(await stateOf(carrier)).toMatchObject({ is_linked: false });
    for (let time = 0; time < 2; time++) expect((await shipper.send('DELETE /profile/telegram')).status).toBe(204);
    expect((await shipper.call('GET /profile/notifications')).body.data.telegram.is_linked).toBe(false);
  });

  it('a reply to a message is added to its chat once', async () => {
    await link(carrier, 41);
    await saveSentToTelegram(app.database, 41, 555, { chat_id: 9 });
    const reply = { reply_to_message: { message_id: 555 } };
    bot.write(41, 'We load at six', reply);
    await poll();
    expect(replies).toMatchObject([{ about: { chat_id: 9 }, text: 'We load at six' }]);
    // A worker that crashed before confirming to Telegram reads the update again.
    await app.database.run('update telegram_bots set next_update = next_update');
    await poll();
    expect(replies).toHaveLength(1);
    bot.write(41, 'Hello?');
    await poll();
    expect(said()).toContain('replying');
    takesReplies = false;
    bot.write(41, 'Too late', reply);
    await poll();
    expect(said()).toContain('not delivered');
    // A reply from another person's chat is not delivered.
    bot.write(77, 'We load at six', reply);
    await poll();
    expect(replies).toHaveLength(1);
  });
});
