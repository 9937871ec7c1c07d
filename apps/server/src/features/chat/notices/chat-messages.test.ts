import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinColleague, openMarket, openTender, type Carrier, type Shipper } from '../../../../test/build';
import { chatAbout, chatWith, readChat, say } from '../../../../test/chat/chatting';
import { sendForm, TINY_PNG } from '../../../../test/files/send-form';
import { deliverTelegram, dispatchAll, linkTelegram, pollChats } from '../../../../test/chat/telegram';
import { startBotServer, type BotServer } from '../../../../test/outside/bot-server';
import { makeQueue, sendOnceOf, takeQueued } from '../../../../test/outside/queued-messages';
import { startApp, type TestApp } from '../../../../test/start-app';

let bot: BotServer;
let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let borys: Carrier;
let load: number;
let chat: number;
const OWNER = 51;
const ANNA = 52;
const COLLEAGUE = 53;

beforeAll(async () => {
  bot = await startBotServer();
  app = await startApp({ TELEGRAM_BOT_TOKEN: bot.token, TELEGRAM_API_ROOT: bot.url });
  await makeQueue(app);
  // The first company is the operator's.
  await openMarket(app);
  ({ shipper, anna, borys } = await openMarket(app));
  await anna.call('PUT /profile/info', { body: { first_name: 'Piotr', last_name: 'Nowak', accepts_terms: true } });
  await linkTelegram(app, bot, shipper, OWNER);
  await linkTelegram(app, bot, anna, ANNA);
});
afterAll(async () => {
  await app.close();
  await bot.close();
});
beforeEach(async () => {
  load = await openTender(app, shipper);
  chat = (await chatAbout(load, anna)).body.data.id;
  await deliverTelegram(app, bot);
});

const reply = (message_id: number) => ({ reply_to_message: { message_id } });
const textsOf = async (who: Shipper | Carrier) => (await readChat(who, chat)).data.map(({ text }) => text);

describe('a message of a chat', () => {
  it('a chat message is sent at once by messenger, and neither by e-mail nor in the bell', async () => {
    const before = (await app.messages(shipper.login)).length;
    const bells = (await shipper.call('GET /notifications')).body.data.length;
    await say(anna, chat, `We load\nat six ${'x'.repeat(300)}`);
    const [sent, ...others] = await deliverTelegram(app, bot);
    expect(others).toEqual([]);
    expect(sent!.chat_id).toBe(OWNER);
    const [title, text, link] = sent!.text.split('\n\n');
    expect(title).toMatch(/^TL-\d+ \(Gdańsk – Kyiv\)$/);
    expect(text).toMatch(/^Piotr Nowak \(Anna Trans\): We load at six x{185}…$/);
    expect(link).toMatch(new RegExp(`/tenders/${load}/view\\?chat=${chat}&lang=en$`));
    expect(await app.messages(shipper.login)).toHaveLength(before);
    expect((await shipper.call('GET /notifications')).body.data).toHaveLength(bells);
  });

  it('a chat message of files only is sent as their names, with the company of the shipper', async () => {
    await sendForm(app, 'shipper', shipper.token, chat, {}, [
      { name: 'gate.png', content: Buffer.from(TINY_PNG, 'base64') },
    ]);
    const [sent] = await deliverTelegram(app, bot);
    expect(sent!.chat_id).toBe(ANNA);
    expect(sent!.text).toMatch(/\n\nOlena Savchuk \(Kvarta \d+\): gate\.png\n\n/);
    expect(sent!.text).toMatch(new RegExp(`/carrier/loads/${load}\\?chat=${chat}&lang=en$`));
  });

  it('a chat message is sent to colleagues who are members and to nobody else', async () => {
    const colleague = await joinColleague(app, shipper, 'manager');
    await linkTelegram(app, bot, colleague, COLLEAGUE);
    await linkTelegram(app, bot, borys, 54);
    await say(anna, chat, 'One');
    expect((await deliverTelegram(app, bot)).map(({ chat_id: to }) => to)).toEqual([OWNER]);
    await colleague.call('PUT /chats/{id}/join', { path: { id: chat } });
    await say(shipper, chat, 'Two');
    const sent = await deliverTelegram(app, bot);
    expect(sent.map(({ chat_id: to }) => to).sort()).toEqual([ANNA, COLLEAGUE]);
    expect(sent.find(({ chat_id: to }) => to === COLLEAGUE)!.text).toContain('\n\nOlena Savchuk: Two');
    await app.database.run(`update brand_members set state = 'removed' where id = $1 and company_id = $2`, [
      colleague.memberId,
      shipper.companyId,
    ]);
    await say(anna, chat, 'Three');
    expect((await deliverTelegram(app, bot)).map(({ chat_id: to }) => to)).toEqual([OWNER]);
  });

  it('a chat message is not sent to a member who has already read it', async () => {
    await say(anna, chat, 'Read at once');
    await dispatchAll(app);
    const queued = await takeQueued(app, 'telegram');
    expect(queued).toHaveLength(1);
    expect(queued[0]).toMatchObject({ delayMs: 3000 });
    await shipper.call('PUT /chat/{id}/view', { path: { id: chat } });
    const before = bot.sent.length;
    for (const message of queued) await sendOnceOf(app)(message);
    expect(bot.sent).toHaveLength(before);
    // It was read before planning, so nothing waits.
    await say(anna, chat, 'Read before');
    await shipper.call('PUT /chat/{id}/view', { path: { id: chat } });
    await dispatchAll(app);
    expect(await takeQueued(app, 'telegram')).toEqual([]);
  });

  it('a chat message is not sent to members who switched it off or muted the load', async () => {
    const wants = (messenger: boolean) => ({
      body: { events: [{ event: 'message' as const, channels: { messenger } }] },
    });
    await shipper.call('PUT /profile/notifications', wants(false));
    await say(anna, chat, 'Unwanted');
    expect(await deliverTelegram(app, bot)).toEqual([]);
    await shipper.call('PUT /profile/notifications', wants(true));
    await shipper.done('PUT /loads/{id}/watch', load, { state: 'mute' });
    await say(anna, chat, 'Muted');
    expect(await deliverTelegram(app, bot)).toEqual([]);
  });

  it('messages of fifty chats need as many statements as those of one', async () => {
    const planned = async (chats: number[]) => {
      for (const id of chats) await say(anna, id, 'Hello');
      const before = app.statements.length;
      await app.dispatcher.runOnce();
      const statements = app.statements.length - before;
      expect(await takeQueued(app, 'telegram')).toHaveLength(chats.length);
      return statements;
    };
    const chats: number[] = [];
    for (let made = 0; made < 50; made++)
      chats.push((await chatAbout(await openTender(app, shipper), anna)).body.data.id);
    await dispatchAll(app);
    await takeQueued(app, 'telegram');
    const few = await planned(chats.slice(0, 1));
    expect(await planned(chats)).toBeLessThanOrEqual(few + 1);
  });
});

describe('an answer in Telegram', () => {
  it('an answer in Telegram is added to the chat once as a message of that person, on both sides', async () => {
    await say(anna, chat, 'When do we load?');
    const [asked] = await deliverTelegram(app, bot);
    bot.write(OWNER, ' At six ', reply(asked!.message_id));
    await pollChats(app);
    expect(await textsOf(anna)).toEqual(['At six', 'When do we load?']);
    const [own] = (await readChat(shipper, chat)).data;
    expect(own).toMatchObject({ is_sender: true, sender_name: 'Olena Savchuk' });
    expect(own!.client_id).toMatch(/^telegram-\d+$/);
    const [answered] = await deliverTelegram(app, bot);
    expect(answered!.chat_id).toBe(ANNA);
    bot.write(ANNA, 'Thank you', reply(answered!.message_id));
    await pollChats(app);
    expect(await textsOf(shipper)).toEqual(['Thank you', 'At six', 'When do we load?']);
    // Read again by a worker that had not yet confirmed the update to Telegram.
    await app.database.run('update telegram_bots set next_update = next_update - 1');
    await pollChats(app);
    expect(await textsOf(shipper)).toHaveLength(3);
  });

  it('an answer that is too long is reported as undelivered, and later answers are accepted', async () => {
    await say(anna, chat, 'Tell us all');
    const [asked] = await deliverTelegram(app, bot);
    for (const text of ['x'.repeat(5001), ' ', 'a\u0000b']) {
      bot.write(OWNER, text, reply(asked!.message_id));
      await pollChats(app);
      expect(bot.sent.at(-1)).toMatchObject({ chat_id: OWNER, text: expect.stringContaining('not delivered') });
    }
    bot.write(OWNER, undefined, { ...reply(asked!.message_id), photo: [{ file_id: 'a' }] });
    await pollChats(app);
    expect(bot.sent.at(-1)).toMatchObject({ chat_id: OWNER, text: expect.stringContaining('Only text') });
    expect(await textsOf(anna)).toEqual(['Tell us all']);
    bot.write(OWNER, 'Short', reply(asked!.message_id));
    await pollChats(app);
    expect(await textsOf(anna)).toEqual(['Short', 'Tell us all']);
  });

  it.each([
    [
      'the chat is archived',
      `update chats set archived_at = now() where id = $1`,
      `update chats set archived_at = null where id = $1`,
    ],
    [
      'the person has left',
      `update brand_members set state = 'removed' where company_id = (select company_id from chats where id = $1) and role = 'owner'`,
      `update brand_members set state = 'active' where company_id = (select company_id from chats where id = $1) and role = 'owner'`,
    ],
    [
      'the person may now only read',
      `update brand_members set role = 'viewer' where company_id = (select company_id from chats where id = $1) and role = 'owner'`,
      `update brand_members set role = 'owner' where company_id = (select company_id from chats where id = $1) and role = 'viewer'`,
    ],
  ])('an answer is reported as undelivered when %s', async (_why, change, undo) => {
    await say(anna, chat, 'Are you there?');
    const [asked] = await deliverTelegram(app, bot);
    await app.database.run(change, [chat]);
    bot.write(OWNER, 'Yes', reply(asked!.message_id));
    await pollChats(app);
    expect(bot.sent.at(-1)!.text).toContain('not delivered');
    await app.database.run(undo, [chat]);
    expect(await textsOf(anna)).toEqual(['Are you there?']);
  });

  it('an answer to a chat that the person may not read is refused', async () => {
    const theirs = (await chatWith(borys, load, shipper)).body.data.id;
    await app.database.run(
      `insert into telegram_messages (chat_id, message_id, about, sent_at) values ($1, 9001, $2, now())`,
      [ANNA, JSON.stringify({ chat_id: theirs, company_id: anna.companyId })],
    );
    bot.write(ANNA, 'Let me in', reply(9001));
    await pollChats(app);
    expect(bot.sent.at(-1)!.text).toContain('not delivered');
    expect((await readChat(shipper, theirs)).data).toEqual([]);
  });
});
