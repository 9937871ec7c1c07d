import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, newLogin, signUpShipper, type Shipper } from '../../../../test/build';
import { companyOf, enterCarrier, inviteCarrier, showCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';
import { databaseClock } from '../../../platform/clock';
import { followMessages } from './follow-messages';

const DAY_MS = 24 * HOUR_MS;
let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const show = (code: string) => app.carrier().send('POST /invitations/{code}/opened', { path: { code } });
const stateOf = async (shipper: Shipper, id: number) => (await showCarrier(shipper, id)).invitation?.state;
const lastInvitation = async (id: number) =>
  (await app.database.one<{ id: number }>('select max(id) as id from carrier_invitations where carrier_id = $1', [id]))
    .id;
const messageOf = (id: number, template = 'carrier-invitation') =>
  ({ to: 'x', channel: 'email', locale: 'en', template, params: { invitation_id: id } }) as const;
const follow = () => followMessages({ database: app.database, clock: app.clock, inTransaction: app.inTransaction });

async function settle() {
  await app.runDueWork();
  await app.dispatcher.runOnce();
}

async function pass(ms: number) {
  app.clock.at += ms;
  await settle();
}

describe('an invitation', () => {
  it('an invitation has the times when it was queued, sent, opened and accepted', async () => {
    const shipper = await signUpShipper(app);
    const invited = await inviteCarrier(shipper);
    await settle();
    const sentAt = new Date(app.clock.at).toISOString();
    expect((await showCarrier(shipper, invited.id)).invitation).toEqual({
      state: 'sent',
      at: sentAt,
      expires_at: new Date(app.clock.at + 14 * DAY_MS).toISOString(),
      reminders: 0,
      reminder_at: new Date(app.clock.at + 4 * DAY_MS).toISOString(),
    });
    // A mail program that fetches the page does not count as opening; only the page itself reports it.
    await app.visitor().call('GET /invitations/{code}', { path: { code: invited.code } });
    expect(await stateOf(shipper, invited.id)).toBe('sent');
    app.clock.at += HOUR_MS;
    const openedAt = new Date(app.clock.at).toISOString();
    for (let time = 0; time < 2; time++) expect((await show(invited.code)).status).toBe(204);
    app.clock.at += HOUR_MS;
    await show(invited.code);
    expect((await showCarrier(shipper, invited.id)).invitation).toMatchObject({ state: 'opened', at: openedAt });
    const carrier = await enterCarrier(app, invited.login);
    await carrier.call('POST /invitations/{code}/accept', { path: { code: invited.code }, body: companyOf('Karpat') });
    expect((await showCarrier(shipper, invited.id)).invitation).toMatchObject({
      state: 'accepted',
      at: new Date(app.clock.at).toISOString(),
      reminder_at: null,
    });
  });

  it('a revoked or expired invitation says so and cannot be opened', async () => {
    const shipper = await signUpShipper(app);
    const [revoked, ended] = [await inviteCarrier(shipper), await inviteCarrier(shipper)];
    await shipper.done('PUT /carriers/{id}/revoke', revoked.id);
    expect(await stateOf(shipper, revoked.id)).toBe('revoked');
    await pass(15 * DAY_MS);
    expect(await stateOf(shipper, ended.id)).toBe('expired');
    for (const { code } of [revoked, ended]) expect((await show(code)).status).toBe(204);
    expect(await stateOf(shipper, ended.id)).toBe('expired');
    expect((await show('x'.repeat(22))).status).toBe(404);
  });

  it('a look of the sender does not count as opened', async () => {
    const shipper = await signUpShipper(app);
    const { id, code } = await inviteCarrier(shipper);
    await settle();
    const sender = await enterCarrier(app, shipper.login);
    await sender.send('POST /invitations/{code}/opened', { path: { code } });
    expect(await stateOf(shipper, id)).toBe('sent');
  });

  it('an invitation for another day is shown as waiting', async () => {
    const shipper = await signUpShipper(app);
    const { id } = await inviteCarrier(shipper);
    await settle();
    app.clock.at += 2 * HOUR_MS;
    const again = await shipper.done('PUT /carriers/{id}/resend', id);
    expect((await showCarrier(shipper, id)).invitation).toMatchObject({ state: 'queued', at: again.send_at });
  });

  it('an invitation shows a failure after all attempts and can be sent again', async () => {
    const shipper = await signUpShipper(app);
    const { id } = await inviteCarrier(shipper);
    const invitation = await lastInvitation(id);
    await follow().onGivenUp(messageOf(invitation));
    const failed = (await showCarrier(shipper, id)).invitation;
    expect(failed).toMatchObject({ state: 'failed', reminder_at: null });
    await follow().onSent(messageOf(invitation));
    expect(await stateOf(shipper, id)).toBe('sent');
    const told = await app.database.rows<{ action: string }>(
      `select action from events where entity = 'carrier' and entity_id = $1 order by id`,
      [id],
    );
    expect(told.map(({ action }) => action)).toEqual(['carrier.invited', 'carrier.invitation_failed']);
    // Other messages are ignored.
    await follow().onGivenUp({ ...messageOf(invitation), template: 'tender-outbid' });
    expect(await stateOf(shipper, id)).toBe('sent');
  });
});

describe('a reminder', () => {
  it('a reminder is sent once after four days with the same link and its own text', async () => {
    const shipper = await signUpShipper(app);
    const { id, login, code } = await inviteCarrier(shipper);
    await pass(4 * DAY_MS - 1000);
    expect(await app.messages(login)).toHaveLength(1);
    await pass(1000);
    const messages = await app.messages(login);
    expect(messages).toHaveLength(2);
    expect(messages[0]!.subject).toMatch(/^Reminder: Kvarta \d+ invites you/);
    expect((await showCarrier(shipper, id)).invitation).toMatchObject({
      state: 'sent',
      reminders: 1,
      reminder_at: null,
    });
    expect((await app.visitor().call('GET /invitations/{code}', { path: { code } })).body.data.state).toBe('open');
    await pass(9 * DAY_MS);
    expect(await app.messages(login)).toHaveLength(2);
  });

  it('the settings of reminders also apply to open invitations', async () => {
    const shipper = await signUpShipper(app);
    const { login } = await inviteCarrier(shipper);
    await settle();
    const rule = { is_on: true, after_days: 2, times: 2 };
    await shipper.call('PUT /profile/setting', { body: { invitation_reminders: rule } });
    await pass(2 * DAY_MS);
    await pass(2 * DAY_MS);
    await pass(2 * DAY_MS);
    expect(await app.messages(login)).toHaveLength(3);
  });

  it('no reminder is sent when it is disabled or after an answer, a revocation or an opt-out', async () => {
    const shipper = await signUpShipper(app);
    const invited = await Promise.all([1, 2, 3].map(() => inviteCarrier(shipper, newLogin('quiet'))));
    await settle();
    const [accepts, revoked, unwanted] = invited as [(typeof invited)[0], (typeof invited)[0], (typeof invited)[0]];
    const carrier = await enterCarrier(app, accepts.login);
    await carrier.call('POST /invitations/{code}/accept', { path: { code: accepts.code }, body: companyOf('Quick') });
    await shipper.done('PUT /carriers/{id}/revoke', revoked.id);
    const counts = async () => Promise.all(invited.map(async ({ login }) => (await app.messages(login)).length));
    const before = await counts();
    const off = { is_on: false, after_days: 4, times: 1 };
    await shipper.call('PUT /profile/setting', { body: { invitation_reminders: off } });
    await pass(5 * DAY_MS);
    expect(await counts()).toEqual(before);
    expect((await showCarrier(shipper, unwanted.id)).invitation).toMatchObject({ reminders: 0, reminder_at: null });
  });

  it('a reminder counts as one of the five messages to a login', async () => {
    const shipper = await signUpShipper(app);
    const rule = { is_on: true, after_days: 1, times: 3 };
    await shipper.call('PUT /profile/setting', { body: { invitation_reminders: rule } });
    const { id, login } = await inviteCarrier(shipper);
    for (let day = 0; day < 4; day++) await pass(DAY_MS);
    expect(await app.messages(login)).toHaveLength(4);
    app.clock.at += 2 * HOUR_MS;
    await shipper.done('PUT /carriers/{id}/resend', id);
    for (let day = 0; day < 4; day++) await pass(DAY_MS);
    expect(await app.messages(login)).toHaveLength(5);
  });
});

describe('the words of an invitation', () => {
  it('an invitation has the own text of the company in the language of the carrier', async () => {
    const shipper = await signUpShipper(app);
    const texts = { en: '', uk: 'Вітаємо, {{carrier}}! Ваша {{company}}', kk: '', ru: '' };
    await shipper.call('PUT /profile/setting', { body: { invitation_texts: texts } });
    const entries = [
      { login: newLogin('first'), company_name: 'Карпати', country_id: 'ua' as const },
      { login: newLogin('second'), company_name: 'Wisła' },
    ];
    await shipper.call('POST /catalogs/invite/create', { body: { invitations: entries } });
    await settle();
    const ukrainian = await app.lastMessage(entries[0]!.login);
    expect(ukrainian.text).toMatch(/Вітаємо, Карпати! Ваша Kvarta \d+/);
    expect((await app.lastMessage(entries[1]!.login)).text).not.toContain('Вітаємо');
    const typed = newLogin('third');
    await shipper.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: typed }], message: 'For you alone', locale: 'uk' },
    });
    await settle();
    const { text } = await app.lastMessage(typed);
    expect(text).toContain('For you alone');
    expect(text).not.toContain('Вітаємо');
  });

  it('the text of an invitation can be previewed', async () => {
    const shipper = await signUpShipper(app);
    const body = { text: 'Добрий день, {{carrier}} <b>', locale: 'uk' };
    const { data } = (await shipper.call('POST /carriers/invitation_preview', { body })).body;
    expect(data.subject).toMatch(/Kvarta \d+/);
    expect(data.text).toContain('Добрий день, ТОВ «Перевізник» <b>');
    expect(data.html).toContain('&lt;b&gt;');
    expect(data.sms).toContain('/carrier/open');
  });
});

describe('who may ask for access', () => {
  it('a setting keeps carriers with a forwarded invitation from asking for access', async () => {
    const shipper = await signUpShipper(app);
    await shipper.call('PUT /profile/setting', { body: { access_from: 'nobody' } });
    const { code, id } = await inviteCarrier(shipper);
    const other = await enterCarrier(app, newLogin('other'));
    const accept = () => other.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Other') });
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'carrier.access-closed' } });
    expect((await showCarrier(shipper, id)).state).toBe('invited');
    await shipper.call('PUT /profile/setting', { body: { access_from: 'invited' } });
    expect((await accept()).body.data.relation).toBe('requested');
  });
});

it('messages that wait are due by the clock of the database', async () => {
  const shipper = await signUpShipper(app);
  const { id } = await inviteCarrier(shipper);
  const { onSent } = followMessages({ database: app.database, clock: databaseClock, inTransaction: app.inTransaction });
  await onSent(messageOf(await lastInvitation(id)));
  expect(Date.parse((await showCarrier(shipper, id)).invitation!.at)).toBeGreaterThan(0);
});
