import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HOUR_MS,
  joinCarrier,
  joinColleague,
  openTender,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startMailServer } from '../../../../test/mail-server';
import { startApp, type TestApp } from '../../../../test/start-app';
import { readConfig } from '../../../platform/config/config';
import { createSender } from '../../../platform/messages/messages';
import { planMessages } from '../../../../test/notifications/declared-notices';
import { renderMessage } from '../../../features';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  // Noon, so that no test runs in the quiet hours of another.
  app.clock.at = Date.parse(new Date(app.clock.at + 24 * HOUR_MS).toISOString().slice(0, 11) + '12:00:00Z');
});
afterAll(() => app.close());

type Person = Pick<Shipper, 'send'> | Pick<Carrier, 'send'>;

async function settings(person: Person) {
  const { body } = await (person as Carrier).call('GET /profile/notifications');
  return body.data;
}
const choose = async (person: Person, body: object) => {
  const answer = await (person as Carrier).send('PUT /profile/notifications', { body });
  return { status: answer.status, code: answer.body.code, params: answer.body.params };
};
const channelsOf = async (person: Person, event: string) =>
  (await settings(person)).events.find((one) => one.event === event)?.channels;
const subjects = async (login: string) => (await app.messages(login)).map(({ subject }) => subject);
const bellTitles = async () =>
  (await carrier.call('GET /notifications', { query: { per_page: 100 } })).body.data.map(({ title }) => title);

describe('the notification preferences of a person', () => {
  it('preferences begin with the usual choice, separately for each side', async () => {
    const { events, quiet_hours, digest, telegram, push } = await settings(carrier);
    expect({ quiet_hours, digest, telegram, push }).toEqual({
      quiet_hours: null,
      digest: null,
      telegram: { is_offered: false, is_linked: false, name: null },
      push: { is_offered: true, browsers: 0 },
    });
    expect(events.find(({ event }) => event === 'lost')).toEqual({
      event: 'lost',
      class: 'must-have',
      channels: { in_app: true, email: true, messenger: true, push: false },
    });
    const ofShipper = (await settings(shipper)).events.map(({ event }) => event);
    expect(ofShipper).toContain('tender_over');
    expect(ofShipper).not.toContain('outbid');
  });

  it('a change affects only what was sent, and only the person', async () => {
    const other = await joinCarrier(app, shipper);
    expect((await choose(carrier, { events: [{ event: 'invited', channels: { email: false } }] })).status).toBe(200);
    expect((await choose(carrier, { events: [{ event: 'outbid', channels: { in_app: false } }] })).status).toBe(200);
    expect(await channelsOf(carrier, 'invited')).toMatchObject({ in_app: true, email: false });
    expect(await channelsOf(carrier, 'outbid')).toMatchObject({ in_app: false, email: true });
    expect(await channelsOf(other, 'invited')).toMatchObject({ in_app: true, email: true });

    const before = (await subjects(carrier.login)).length;
    const bells = (await bellTitles()).length;
    await openTender(app, shipper);
    expect(await subjects(carrier.login)).toHaveLength(before);
    expect(await bellTitles()).toHaveLength(bells + 1);
    expect((await subjects(other.login))[0]).toMatch(/: new tender$/);
    await choose(carrier, { events: [{ event: 'invited', channels: { email: true, in_app: false } }] });
    await openTender(app, shipper);
    expect(await subjects(carrier.login)).toHaveLength(before + 1);
    expect(await bellTitles()).toHaveLength(bells + 1);
    await choose(carrier, { events: [{ event: 'invited', channels: { in_app: true } }] });
  });

  it.each([
    [{ event: 'lost', channels: { in_app: false } }, 'notification.stays-in-app'],
    [{ event: 'lost', channels: { email: false, messenger: false } }, 'notification.one-more-channel'],
    [{ event: 'tender_over', channels: { email: false } }, 'notification.not-of-this-side'],
  ])('the change %j is refused', async (event, code) => {
    expect(await choose(carrier, { events: [event] })).toMatchObject({
      status: 422,
      code,
      params: { event: event.event },
    });
  });

  it.each([
    { events: [{ event: 'weather', channels: {} }] },
    { events: [{ event: 'lost', channels: { pigeon: true } }] },
    { quiet_hours: { from: '24:00', to: '07:00', time_zone: 'Europe/Kyiv' } },
    { quiet_hours: { from: '22:00', to: '07:00', time_zone: 'Europe/Nowhere' } },
    { digest: { hour: 24, time_zone: 'Europe/Kyiv' } },
    { time_zone: 'Europe/Kyiv' },
  ])('an invalid value %j is refused', async (body) => {
    expect((await choose(carrier, body)).code).toBe('input.invalid');
  });
});

describe('a message that can wait', () => {
  it('a message that can wait is held in quiet hours, and one that needs an answer is not', async () => {
    const hour = new Date(app.clock.at).toISOString().slice(11, 13);
    const end = String((Number(hour) + 3) % 24).padStart(2, '0');
    await choose(carrier, { quiet_hours: { from: `${hour}:00`, to: `${end}:00`, time_zone: 'UTC' } });
    const before = (await subjects(carrier.login)).length;
    const id = await openTender(app, shipper, { duration_minutes: 600 });
    const short = await openTender(app, shipper, { duration_minutes: 60 });
    expect(await subjects(carrier.login)).toHaveLength(before);
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    expect((await subjects(carrier.login))[0]).toMatch(/: canceled$/);
    const open = await openTender(app, shipper, { duration_minutes: 600 });
    await subjects(carrier.login);
    app.clock.at += 3 * HOUR_MS;
    await app.runDueWork();
    const since = (await subjects(carrier.login)).slice(0, -before - 1);
    // The short tender has ended by now, so its invitation is not sent any more.
    expect(since.filter((subject) => subject.endsWith(': new tender'))).toHaveLength(2);
    expect([id, short, open]).toHaveLength(3);
    await choose(carrier, { quiet_hours: null });
  });

  it('a held message is not sent to a person who left the company', async () => {
    const colleague = await joinColleague(app, shipper, 'manager');
    await choose(colleague, { digest: { hour: (new Date(app.clock.at).getUTCHours() + 2) % 24, time_zone: 'UTC' } });
    await joinCarrier(app, shipper);
    await app.messages(colleague.login);
    const held = await app.database.one<{ held: number }>('select count(*)::int as held from held_messages');
    expect(held.held).toBeGreaterThan(0);
    const before = (await subjects(colleague.login)).length;
    await shipper.call('DELETE /profile/users/{id}', { path: { id: colleague.memberId } });
    app.clock.at += 2 * HOUR_MS;
    await app.runDueWork();
    expect(await subjects(colleague.login)).toHaveLength(before);
    const left = await app.database.one<{ held: number }>('select count(*)::int as held from held_messages');
    expect(left.held).toBe(0);
  });

  it('messages of a day are sent in one e-mail at the chosen hour', async () => {
    const hour = (new Date(app.clock.at).getUTCHours() + 2) % 24;
    await choose(carrier, { digest: { hour, time_zone: 'UTC' } });
    const before = (await subjects(carrier.login)).length;
    const ids = [
      await openTender(app, shipper, { duration_minutes: 600 }),
      await openTender(app, shipper, { duration_minutes: 600 }),
    ];
    await app.runDueWork();
    expect(await subjects(carrier.login)).toHaveLength(before);
    app.clock.at += 2 * HOUR_MS;
    await app.runDueWork();
    const messages = await app.messages(carrier.login);
    expect(messages).toHaveLength(before + 1);
    expect(messages[0]!.subject).toBe('New on Tenderlane: 2');
    for (const id of ids)
      expect(messages[0]!.text).toMatch(new RegExp(`: new tender\\nhttp\\S+/carrier/loads/${id}\\?lang=en`));
    // A single message is sent unchanged.
    await openTender(app, shipper, { duration_minutes: 6000 });
    await app.messages(carrier.login);
    app.clock.at += 24 * HOUR_MS;
    await app.runDueWork();
    expect(
      (await subjects(carrier.login)).filter((subject) => subject.endsWith(': new tender')).length,
    ).toBeGreaterThan(0);
    expect((await subjects(carrier.login)).filter((subject) => subject.startsWith('New on'))).toHaveLength(1);
    await choose(carrier, { digest: null });
  });
});

describe('the link that ends e-mails of a kind', () => {
  const linkIn = (text: string) => /http\S+(\/unsubscribe\/([\w-]+))/.exec(text);
  const press = (url: string, payload = 'List-Unsubscribe=One-Click') =>
    app.server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('only e-mails that may be ended have the link', async () => {
    const reader = await joinCarrier(app, shipper);
    const id = await openTender(app, shipper);
    const invited = await app.lastMessage(reader.login);
    expect(linkIn(invited.text)).not.toBeNull();
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    expect(linkIn((await app.lastMessage(reader.login)).text)).toBeNull();
    const rendered = await app.messages(reader.login);
    expect(rendered.filter(({ subject }) => subject.includes('code')).every(({ text }) => !linkIn(text))).toBe(true);
  });

  it('the button of the page ends one kind, and opening the page ends nothing', async () => {
    const reader = await joinCarrier(app, shipper);
    await openTender(app, shipper);
    const [, path] = linkIn((await app.lastMessage(reader.login)).text)!;
    const page = await app.server.inject({ url: `${path}?lang=uk` });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Більше не надсилати');
    expect(page.body).not.toContain(reader.login);
    expect(await channelsOf(reader, 'invited')).toMatchObject({ email: true });
    for (let time = 0; time < 2; time++) expect((await press(path!)).statusCode).toBe(200);
    expect(await channelsOf(reader, 'invited')).toMatchObject({ email: false, in_app: true });
    expect(await channelsOf(reader, 'outbid')).toMatchObject({ email: true });
    const before = (await subjects(reader.login)).length;
    const id = await openTender(app, shipper);
    expect(await subjects(reader.login)).toHaveLength(before);
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    expect(await subjects(reader.login)).toHaveLength(before + 1);
  });

  it('the link also works as a call of a mail program and answers invalid links alike', async () => {
    const reader = await joinCarrier(app, shipper);
    await openTender(app, shipper);
    const [, , secret] = linkIn((await app.lastMessage(reader.login)).text)!;
    const answer = await app.visitor().call('POST /unsubscribe', { body: { secret: secret! } });
    expect(answer.body).toEqual({ data: { event: 'invited' } });
    for (const wrong of [
      `${secret!.slice(0, -1)}${secret!.endsWith('A') ? 'B' : 'A'}`,
      '1-carrier-invited-x',
      '\u0000',
      '%00',
    ]) {
      const { status } = await app.visitor().send('POST /unsubscribe', { body: { secret: wrong } });
      expect([404, 422, 429]).toContain(status);
      expect([404, 429]).toContain((await press(`/unsubscribe/${encodeURIComponent(wrong)}`)).statusCode);
    }
    expect([404, 413]).toContain((await press('/unsubscribe/x', 'a'.repeat(20_000))).statusCode);
  });

  it('an e-mail has the headers of mail programs, a text and an escaped layout', async () => {
    const server = await startMailServer();
    const config = { ...app.config, ...readMail(server.url) };
    const [row] = await app.database.rows<{ id: number }>('select id from accounts where email = $1', [carrier.login]);
    const id = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}', id, { name: '<b>Bold</b> & "quoted"' });
    const payload = {
      key: `mail ${id}`,
      entity_id: id,
      company_id: shipper.companyId,
      account_id: null,
      option_ids: [],
      params: {},
    };
    const messages = await planMessages(app.database, [{ kind: 'load.published', payload }], {
      clock: app.clock,
      config,
    });
    const message = messages.find(({ unsubscribe }) => unsubscribe?.accountId === row!.id);
    const rendered = await renderMessage(config, app.clock)(app.database, message!);
    expect(rendered!.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot;');
    expect(rendered!.html).not.toMatch(/<b>|<table|<img|<script/);
    const sender = createSender(config);
    await sender.send(rendered!, '0b6f0f5e-0d2a-4f0e-9f59-8c2b6a1d7c12');
    sender.close();
    await server.close();
    const mail = server.mails[0]!.replaceAll(/\r\n[ \t]+/g, ' ');
    expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/127\.0\.0\.1:8080\/unsubscribe\/[\w-]+>$/im);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/im);
    expect(mail).toContain('text/plain');
    expect(mail).toContain('text/html');
  });
});

function readMail(url: string) {
  const { mail, mailbox } = readConfig({
    APP_SECRET: 'a secret that only the tests of this project know',
    SMTP_URL: url,
  });
  return { mail, mailbox };
}
