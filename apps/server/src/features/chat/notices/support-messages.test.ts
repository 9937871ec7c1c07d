import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinColleague,
  MINUTE_MS,
  openMarket,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { say } from '../../../../test/chat/chatting';
import { deliverTelegram, dispatchAll, linkTelegram } from '../../../../test/chat/telegram';
import { startBotServer, type BotServer } from '../../../../test/outside/bot-server';
import { makeQueue } from '../../../../test/outside/queued-messages';
import { startApp, type TestApp } from '../../../../test/start-app';

let bot: BotServer;
let app: TestApp;
let operator: Shipper;
let helper: Shipper;
let viewer: Shipper;
let borys: Carrier;
let chat: number;
const [OWNER, HELPER, VIEWER, BORYS] = [61, 62, 63, 64] as const;
beforeAll(async () => {
  bot = await startBotServer();
  app = await startApp({ TELEGRAM_BOT_TOKEN: bot.token, TELEGRAM_API_ROOT: bot.url });
  await makeQueue(app);
  // The first company is the operator's.
  ({ shipper: operator, borys } = await openMarket(app));
  await borys.call('PUT /profile/info', { body: { first_name: 'Piotr', last_name: 'Nowak', accepts_terms: true } });
  helper = await joinColleague(app, operator, 'administrator');
  viewer = await joinColleague(app, operator, 'viewer');
  for (const [person, id] of [
    [operator, OWNER],
    [helper, HELPER],
    [viewer, VIEWER],
    [borys, BORYS],
  ] as const)
    await linkTelegram(app, bot, person, id);
  chat = (await borys.call('POST /chats', { body: {} })).body.data.id;
});
afterAll(async () => {
  await app.close();
  await bot.close();
});

const receivers = async () => (await deliverTelegram(app, bot)).map(({ chat_id: to }) => to).sort();
async function pass(minutes: number): Promise<void> {
  app.clock.at += minutes * MINUTE_MS;
  await app.runDueWork();
  await dispatchAll(app);
}
const subjectOf = async (person: Shipper | Carrier) => (await app.messages(person.login))[0]?.subject;

describe('a message to support', () => {
  it('a message to support is sent to all operators, at once and after ten minutes', async () => {
    await say(borys, chat, 'The map is empty');
    const sent = await deliverTelegram(app, bot);
    expect(sent.map(({ chat_id: to }) => to).sort()).toEqual([OWNER, HELPER]);
    expect(sent[0]!.text).toMatch(/^Message to support\n\nPiotr Nowak \(Borys Spedycja\): The map is empty\n\n/);
    expect(sent[0]!.text).toMatch(new RegExp(`/operator\\?chat=${chat}&lang=en$`));
    await pass(10);
    for (const person of [operator, helper]) {
      expect(await subjectOf(person)).toBe('Borys Spedycja waits for an answer from support');
      const [entry] = (await person.call('GET /notifications')).body.data;
      expect(entry).toMatchObject({ title: 'A company waits for support', type: 'message' });
    }
    expect(await subjectOf(viewer)).not.toMatch(/support/);
    expect(await subjectOf(borys)).not.toMatch(/support/);
  });

  it('a later message is sent to the operators who answered, and the answer to the company', async () => {
    await say(operator, chat, 'Reload the page');
    const [answer, ...others] = await deliverTelegram(app, bot);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({
      chat_id: BORYS,
      text: expect.stringMatching(/^Support\n\nOlena Savchuk \(Kvarta \d+\): Reload/),
    });
    expect(answer!.text).toMatch(new RegExp(`/carrier\\?chat=${chat}&lang=en$`));
    await pass(10);
    expect(await subjectOf(borys)).toBe('Unread messages in the chat with support');
    await borys.call('PUT /chat/{id}/view', { path: { id: chat } });
    await say(borys, chat, 'It works');
    expect(await receivers()).toEqual([OWNER]);
    const before = (await app.messages(helper.login)).length;
    await pass(10);
    expect(await subjectOf(operator)).toBe('Borys Spedycja waits for an answer from support');
    expect(await app.messages(helper.login)).toHaveLength(before);
  });

  it('an answered message to support is not sent, and no other company gets it', async () => {
    const other = await signUpShipper(app);
    const theirs = (await other.call('POST /chats', { body: {} })).body.data.id;
    await say(other, theirs, 'Hello');
    await say(operator, theirs, 'Good day');
    await deliverTelegram(app, bot);
    await other.call('PUT /chat/{id}/view', { path: { id: theirs } });
    const before = await Promise.all([helper, borys].map(({ login }) => app.messages(login)));
    await pass(20);
    expect(await Promise.all([helper, borys].map(({ login }) => app.messages(login)))).toEqual(before);
  });
});
