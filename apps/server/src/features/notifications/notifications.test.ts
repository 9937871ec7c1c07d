import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '@tenderlane/contract';
import { serverMessages } from '@tenderlane/messages/server';
import {
  bid,
  joinCarrier,
  newLogin,
  openTender,
  signIn,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { planMessages } from '../../../test/notifications/declared-notices';
import { renderMessage } from '../../features';
import { readConfig } from '../../platform/config/config';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import { createSecrets } from '../../platform/secrets/secrets';
import { tellLostLeads } from '../../../test/notifications/lost-leads';

const MINUTE_MS = 60_000;
const SECRET = 'a secret that only the tests of this project know';

let app: TestApp;
let shipper: Shipper;
let first: Carrier;
let second: Carrier;

beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
  shipper = await signUpShipper(app);
  first = await joinCarrier(app, shipper);
  second = await joinCarrier(app, shipper);
  await second.call('PUT /profile/info', {
    body: { first_name: 'Айгүл', last_name: 'Серік', accepts_terms: true, locale: 'kk' },
  });
});
afterAll(() => app.close());

const plan = (rows: OutboxRow[]) => planMessages(app.database, rows, app);

const subject = async (login: string) => (await app.lastMessage(login)).subject;

async function messagesTo(login: string): Promise<{ subject: string; text: string }[]> {
  const answer = await app.server.inject({ url: '/dev/mailbox.json', query: { to: login } });
  return answer.json<{ data: { subject: string; text: string }[] }>().data;
}

describe('a tender from publication to confirmation', () => {
  it('each side is notified in its own language from publication to confirmation', async () => {
    const id = await openTender(app, shipper);
    const invited = await app.lastMessage(first.login);
    expect(invited.subject).toMatch(/^Gdańsk – Kyiv, \d+ [A-Z][a-z]+, 22\u00a0t: new tender$/);
    expect(invited.text).toMatch(
      /Bidding ends \d\d\.\d\d\.\d{4}, \d\d:\d\d \(UTC\+[12]\)\.\n\n[^]+\n\nhttp:\/\/127\.0\.0\.1:8080\/carrier\/open\?lang=en#[\w-]+\n\nNo more e-mails of this kind:\nhttp:\/\/127\.0\.0\.1:8080\/unsubscribe\/[\w-]+\?lang=en$/,
    );
    expect(await subject(second.login)).toMatch(/^Gdańsk – Kyiv, .+, 22\u00a0т: жаңа тендер$/);

    await bid(first, id, 240_000);
    await bid(second, id, 230_000);
    await tellLostLeads(app);
    expect(await subject(first.login)).toMatch(/: you were outbid$/);

    app.clock.at += 121 * MINUTE_MS;
    await app.runDueWork();
    expect(await subject(shipper.login)).toMatch(/: choose the winner$/);

    const grid = (await shipper.call('GET /loads/{id}/options', { path: { id } })).body.data;
    const winner = grid.find((row) => row.rank === 1)!;
    const select = { option_id: winner.id, bid_id: winner.bid_id! };
    expect((await shipper.call('PUT /loads/{id}/select_option', { path: { id }, body: select })).status).toBe(200);
    expect(await subject(second.login)).toMatch(/: Сіз жеңдіңіз, растаңыз$/);
    await second.call('PUT /loads/{id}/confirm', { path: { id }, body: {} });
    const confirmed = await app.lastMessage(shipper.login);
    expect(confirmed.subject).toMatch(/: the carrier confirmed$/);
    expect(confirmed.text).toContain((await second.call('GET /account')).body.data.company?.name);
    expect(confirmed.text).toContain(`/tenders/${id}/view`);
    expect(await subject(first.login)).toMatch(/: another carrier was chosen$/);
  });

  it('a carrier is not notified of a lower bid that was withdrawn', async () => {
    const id = await openTender(app, shipper);
    await messagesTo(first.login);
    await bid(first, id, 240_000);
    await bid(second, id, 230_000);
    await bid(first, id, 220_000);
    await tellLostLeads(app);
    expect(await subject(first.login)).toMatch(/: new tender$/);
    expect(await subject(second.login)).toMatch(/: Сізден төмен баға ұсынылды$/);
  });

  it('only carriers that are still in a tender are told why it is canceled', async () => {
    const id = await openTender(app, shipper);
    await second.call('PUT /loads/{id}/decline', { path: { id }, body: { code: 'price' } });
    const before = (await messagesTo(second.login)).length;
    await shipper.call('PUT /loads/{id}/cancel', { path: { id }, body: { reason: 'The mill stands still {{code}}' } });
    const { subject: title, text } = await app.lastMessage(first.login);
    expect(title).toMatch(/: canceled$/);
    expect(text).toContain('Reason: The mill stands still {{code}}');
    expect(await messagesTo(second.login)).toHaveLength(before);
  });
});

it('only colleagues of a carrier with the right to act are notified', async () => {
  const carrier = await joinCarrier(app, shipper);
  const viewer = newLogin('viewer');
  await carrier.call('POST /profile/users', { body: { login: viewer, role: 'viewer' } });
  const code = /\/brand\/([\w-]+)/.exec((await app.lastMessage(viewer)).text)![1]!;
  const joined = app.carrier(await signIn(app, 'carrier', viewer));
  await joined.call('POST /brands/invitations/{code}/accept', { path: { code } });
  const before = (await messagesTo(viewer)).length;
  await openTender(app, shipper);
  expect(await subject(carrier.login)).toMatch(/: new tender$/);
  expect(await messagesTo(viewer)).toHaveLength(before);
});

describe('texts', () => {
  const keys = Object.keys(serverMessages.en.mail);

  it('every message has a subject and a text in every language', () => {
    for (const locale of LOCALES) {
      const texts = serverMessages[locale].mail;
      for (const key of keys.filter((name) => name.endsWith('.subject'))) {
        expect(Object.keys(texts)).toContain(key.replace('.subject', '.text'));
      }
    }
  });

  it('messages are not sent by a service that is not configured', async () => {
    const config = readConfig({ APP_SECRET: SECRET, SMTP_URL: 'smtp://127.0.0.1:1' });
    const message = {
      to: '+48512345678',
      channel: 'sms',
      locale: 'en',
      template: 'carrier-resumed',
      params: { company: 'A', path: '/' },
    } as const;
    expect(await renderMessage(config)(app.database, message)).toBeNull();
    expect(
      await renderMessage(config)(app.database, { ...message, to: 'a@example.com', channel: 'email' }),
    ).toMatchObject({
      subject: 'A resumed the work with you',
    });
  });

  it('a message of a used code or revoked invitation is not written', async () => {
    const login = newLogin('revoked');
    const { body } = await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login }] } });
    const id = body.data[0]!.id;
    const row = await app.database.first<{ id: number }>(`select id from carrier_invitations where carrier_id = $1`, [
      id,
    ]);
    const config = readConfig({ APP_SECRET: SECRET });
    const message = await app.database.one<{ id: number }>(`select id from company_messages where invitation_id = $1`, [
      row!.id,
    ]);
    const planned = await plan([{ kind: 'company.message_due', payload: { message_id: message.id } }]);
    expect(planned).toHaveLength(1);
    expect(JSON.stringify(planned)).not.toContain(body.data[0]!.code);
    expect(await renderMessage(config)(app.database, planned[0]!)).toMatchObject({ to: login });
    await shipper.call('PUT /carriers/{id}/revoke', { path: { id } });
    expect(await renderMessage(config)(app.database, planned[0]!)).toBeNull();
  });

  it('a code is created when its message is written', async () => {
    const login = newLogin('planned');
    await app.shipper().call('POST /auth/code', { body: { login } });
    const code = await app.database.first<{ id: number; salt: Buffer }>(
      `select id, salt from sign_in_codes where login = $1`,
      [login],
    );
    const planned = await plan([{ kind: 'sign-in.code-requested', payload: { code_id: code!.id } }]);
    const digits = createSecrets(SECRET).code(code!.id, code!.salt);
    expect(JSON.stringify(planned)).not.toContain(digits);
    expect((await app.lastMessage(login)).text).toContain(digits);
  });

  it('an event without an audience creates no message', async () => {
    const id = await openTender(app, shipper);
    const { company_id } = await app.database.one<{ company_id: number }>(
      'select company_id from loads where id = $1',
      [id],
    );
    const payload = { entity_id: id, company_id, account_id: null, params: {} };
    expect(await plan([{ kind: 'load.edited', payload }])).toEqual([]);
    expect(
      await plan([{ kind: 'notice.unknown', payload: { load_id: 1, company_id: 1, to: 'shipper', params: {} } }]),
    ).toEqual([]);
  });
});
