import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bid,
  joinColleague,
  MINUTE_MS,
  openMarket,
  openTender,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { chatAbout, say } from '../../../../test/chat/chatting';
import { dispatchAll } from '../../../../test/chat/telegram';
import { startApp, type TestApp } from '../../../../test/start-app';
import { unreadNotices } from './unread-notices';

let app: TestApp;
let shipper: Shipper;
let anna: Carrier;
let borys: Carrier;
let load: number;
let chat: number;
beforeAll(async () => {
  app = await startApp();
  await openMarket(app);
  ({ shipper, anna, borys } = await openMarket(app));
});
afterAll(() => app.close());
beforeEach(async () => {
  load = await openTender(app, shipper);
  chat = (await chatAbout(load, anna)).body.data.id;
});

async function pass(minutes: number): Promise<void> {
  app.clock.at += minutes * MINUTE_MS;
  await app.runDueWork();
  await app.runDueWork();
  await dispatchAll(app);
}
const UNREAD = /unread messages in the chat with/;
const mailsOf = async (person: Shipper | Carrier) =>
  (await app.messages(person.login)).filter(({ subject }) => UNREAD.test(subject));
const bellOf = async (person: Shipper | Carrier) =>
  (await (person as Carrier).call('GET /notifications')).body.data.filter(({ type }) => type === 'message');
const view = (person: Shipper | Carrier) => (person as Carrier).call('PUT /chat/{id}/view', { path: { id: chat } });

describe('messages that are not read for ten minutes', () => {
  it('unread messages cause one e-mail and one entry in the bell with a link to the chat', async () => {
    const before = (await mailsOf(shipper)).length;
    const bells = (await bellOf(shipper)).length;
    await say(anna, chat, 'One');
    await pass(5);
    await say(anna, chat, 'Two');
    await say(anna, chat, 'Three');
    await pass(4);
    expect(await mailsOf(shipper)).toHaveLength(before);
    await pass(1);
    const [mail, ...earlier] = await mailsOf(shipper);
    expect(earlier).toHaveLength(before);
    expect(mail!.subject).toMatch(/^Gdańsk – Kyiv, .+: unread messages in the chat with Anna Trans$/);
    expect(mail!.text).toMatch(/^Chat with Anna Trans about TL-\d+ \(Gdańsk – Kyiv\)\. Unread messages: 3\.\n/);
    expect(mail!.text).toContain(`/tenders/${load}/view?chat=${chat}&lang=en`);
    expect(mail!.text).toContain('/unsubscribe/');
    const [entry, ...others] = await bellOf(shipper);
    expect(others).toHaveLength(bells);
    expect(entry).toMatchObject({ title: 'Unread messages', page_name: 'tenders.show', link: String(load) });
    expect(entry!.description).toMatch(/Unread messages: 3\.$/);
    await pass(30);
    expect(await mailsOf(shipper)).toHaveLength(before + 1);
    // The sender gets no notice of its own message.
    expect(await mailsOf(anna)).toHaveLength(0);
  });

  it('a later message updates the count of the same entry in the bell', async () => {
    await say(anna, chat, 'One');
    await pass(10);
    const told = (await mailsOf(shipper)).length;
    const bells = (await bellOf(shipper)).length;
    await pass(7);
    await say(anna, chat, 'Two');
    await pass(9);
    expect(await mailsOf(shipper)).toHaveLength(told);
    await pass(1);
    const [mail, ...earlier] = await mailsOf(shipper);
    expect(earlier).toHaveLength(told);
    expect(mail!.text).toContain('Unread messages: 2.');
    expect(await bellOf(shipper)).toHaveLength(bells);
    expect((await bellOf(shipper))[0]!.description).toMatch(/Unread messages: 2\.$/);
  });

  it('the ten minutes begin with the first unread message', async () => {
    const before = (await mailsOf(shipper)).length;
    await say(anna, chat, 'Read');
    await pass(5);
    await view(shipper);
    await pass(1);
    await say(anna, chat, 'Not read');
    await pass(4);
    expect(await mailsOf(shipper)).toHaveLength(before);
    await pass(6);
    const [mail] = await mailsOf(shipper);
    expect(await mailsOf(shipper)).toHaveLength(before + 1);
    expect(mail!.text).toContain('Unread messages: 1.');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['were read', () => view(shipper)],
    ['were answered', () => say(shipper, chat, 'An answer')],
    ['are in an archived chat', () => app.database.run('update chats set archived_at = now() where id = $1', [chat])],
    ['are in a chat that the person has left', () => shipper.call('PUT /chats/{id}/leave', { path: { id: chat } })],
  ])('no notice is sent for messages that %s', async (_why, change) => {
    const before = (await mailsOf(shipper)).length;
    await say(anna, chat, 'One');
    await change();
    await pass(11);
    expect(await mailsOf(shipper)).toHaveLength(before);
    expect(
      await app.database.rows('select 1 from unread_notices where chat_id = $1 and company_id = $2', [
        chat,
        shipper.companyId,
      ]),
    ).toEqual([]);
  });

  it('colleagues who joined are notified in their own language, and former members are not notified', async () => {
    const [stays, leaves] = [
      await joinColleague(app, shipper, 'manager'),
      await joinColleague(app, shipper, 'manager'),
    ];
    for (const person of [stays, leaves]) await person.call('PUT /chats/{id}/join', { path: { id: chat } });
    await stays.call('PUT /profile/info', {
      body: { first_name: 'Ihor', last_name: 'Bondar', accepts_terms: true, locale: 'uk' },
    });
    await say(anna, chat, 'One');
    await app.database.run(`update brand_members set state = 'removed' where id = $1`, [leaves.memberId]);
    await pass(10);
    const subjects = (await app.messages(stays.login)).map(({ subject }) => subject);
    expect(subjects[0]).toMatch(/: непрочитані повідомлення в чаті з Anna Trans$/);
    expect(await mailsOf(leaves)).toEqual([]);
  });

  it('members without an e-mail address are notified in the bell and never by SMS', async () => {
    const byPhone = await joinColleague(app, shipper, 'manager');
    await byPhone.call('PUT /chats/{id}/join', { path: { id: chat } });
    const phone = '+48555010203';
    await app.database.run('update accounts set email = null, phone = $2 where email = $1', [byPhone.login, phone]);
    await say(anna, chat, 'One');
    await pass(10);
    expect(await bellOf(byPhone)).toHaveLength(1);
    expect(await app.messages(phone)).toEqual([]);
  });

  it('a carrier that may no longer read the chat is not notified', async () => {
    const before = (await mailsOf(borys)).length;
    const theirs = (await chatAbout(load, borys)).body.data.id;
    await say(shipper, theirs, 'One');
    await app.database.run(`update carriers set state = 'removed' where id = $1`, [borys.carrierId]);
    await pass(10);
    expect(await mailsOf(borys)).toHaveLength(before);
    await app.database.run(`update carriers set state = 'verified' where id = $1`, [borys.carrierId]);
  });

  it('a notice waits for the end of quiet hours and is dropped if the messages are read by then', async () => {
    const hour = new Date(app.clock.at).getUTCHours();
    const at = (hours: number) => `${String((hour + hours) % 24).padStart(2, '0')}:00`;
    const quiet_hours = { from: at(0), to: at(3), time_zone: 'UTC' };
    await anna.call('PUT /profile/notifications', { body: { quiet_hours } });
    const before = (await mailsOf(anna)).length;
    for (const isRead of [true, false]) {
      await say(shipper, chat, 'One');
      await pass(10);
      expect(await mailsOf(anna)).toHaveLength(before);
      expect((await bellOf(anna))[0]).toMatchObject({ page_name: 'load', link: String(load) });
      if (isRead) await view(anna);
      if (isRead) continue;
      await pass(200);
      const [mail, ...others] = await mailsOf(anna);
      expect(others).toHaveLength(before);
      expect(mail!.text).toContain(`/carrier/loads/${load}?chat=${chat}&lang=en`);
    }
    await anna.call('PUT /profile/notifications', { body: { quiet_hours: null } });
  });

  it('unread messages are part of the digest of a person who chose one, without those read by then', async () => {
    const hour = (new Date(app.clock.at).getUTCHours() + 2) % 24;
    await anna.call('PUT /profile/notifications', { body: { digest: { hour, time_zone: 'UTC' } } });
    const others = (await chatAbout(await openTender(app, shipper), anna)).body.data.id;
    const mails = async () => (await app.messages(anna.login)).filter(({ subject }) => !/new tender$/.test(subject));
    const before = (await mails()).length;
    for (const id of [chat, others]) await say(shipper, id, 'One');
    await pass(10);
    expect(await mails()).toHaveLength(before);
    await view(anna);
    await pass(120);
    expect(await mails()).toHaveLength(before + 1);
    const [digest] = await mails();
    expect(digest!.text).toContain(`chat=${others}&`);
    expect(digest!.text).not.toContain(`chat=${chat}&`);
    await anna.call('PUT /profile/notifications', { body: { digest: null } });
  });

  it('a notice contains nothing about the bids of a sealed tender', async () => {
    const told: string[] = [];
    for (const hasBids of [false, true]) {
      load = await openTender(app, shipper, { mode: 'sealed' });
      chat = (await chatAbout(load, anna)).body.data.id;
      if (hasBids) await bid(anna, load, 240_000);
      if (hasBids) await bid(borys, load, 230_000);
      await say(shipper, chat, 'One');
      await say(anna, chat, 'Two');
      await say(shipper, chat, 'Three');
      await pass(10);
      const mail = await app.lastMessage(anna.login);
      const [entry] = await bellOf(anna);
      told.push(mail.subject, mail.text, entry!.title, entry!.description);
    }
    // The second tender may load one day later.
    const withoutIds = (texts: string[]) =>
      texts.map((text) =>
        text.replaceAll(/unsubscribe\/[\w-]+|TL-\d+|(?<=loads\/|chat=)\d+|\d+ [A-Z][a-z]{2}(?=,)/g, '#'),
      );
    expect(withoutIds(told.slice(4))).toEqual(withoutIds(told.slice(0, 4)));
    expect(told[1]).toContain('Unread messages: 1.');
  });

  it('members who switched them off get no e-mails about unread messages', async () => {
    const before = (await mailsOf(anna)).length;
    const events = [{ event: 'message' as const, channels: { email: false } }];
    await anna.call('PUT /profile/notifications', { body: { events } });
    await say(shipper, chat, 'One');
    await pass(10);
    expect((await bellOf(anna))[0]!.description).toMatch(/^Chat with Kvarta \d+ about/);
    expect(await mailsOf(anna)).toHaveLength(before);
  });

  it('a notice is sent once although a worker is killed during sending', async () => {
    const before = (await mailsOf(shipper)).length;
    await say(anna, chat, 'One');
    app.clock.at += 10 * MINUTE_MS;
    const parts = {
      database: app.database,
      clock: app.clock,
      config: app.config,
      log: app.server.log,
      inTransaction: app.inTransaction,
    };
    const dies = {
      transaction: (work: (sql: never) => Promise<unknown>) =>
        app.database.transaction(async (sql) => {
          await work(sql as never);
          throw new Error('killed');
        }),
    };
    await expect(
      unreadNotices.runOnce({ ...parts, database: Object.assign(Object.create(app.database), dies) }),
    ).rejects.toThrow('killed');
    await dispatchAll(app);
    expect(await mailsOf(shipper)).toHaveLength(before);
    await Promise.all([unreadNotices.runOnce(parts), unreadNotices.runOnce(parts)]);
    await dispatchAll(app);
    expect(await mailsOf(shipper)).toHaveLength(before + 1);
  });
});
