import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HOUR_MS,
  MINUTE_MS,
  newLogin,
  numberOf,
  openTender,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { companyOf, enterCarrier, inviteCarrier, showCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';
import { saveOptOut } from '../../messages';

const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ SMS_PER_COMPANY_DAY: '3' });
});
afterAll(() => app.close());

const countTo = async (login: string) => (await app.messages(login)).length;
const resend = (shipper: Shipper, id: number) => shipper.call('PUT /carriers/{id}/resend', { path: { id } });

async function inviteMany(shipper: Shipper, logins: string[]) {
  return shipper.call('POST /catalogs/invite/create', { body: { invitations: logins.map((login) => ({ login })) } });
}

async function pass(ms: number) {
  app.clock.at += ms;
  await app.runDueWork();
}

describe('an invitation', () => {
  it('an invitation can be sent again after an hour, and the refusal says when', async () => {
    const shipper = await signUpShipper(app);
    const { id } = await inviteCarrier(shipper);
    app.clock.at += 20 * MINUTE_MS;
    const early = await resend(shipper, id);
    expect(early).toMatchObject({ status: 429, body: { code: 'invitation.too-soon', params: { minutes: 40 } } });
    expect(early.headers['retry-after']).toBe('2400');
    app.clock.at += 40 * MINUTE_MS;
    expect((await resend(shipper, id)).status).toBe(200);
  });

  it('one address gets one invitation a day, and a waiting one shows its day', async () => {
    const shipper = await signUpShipper(app);
    const { id, login, code } = await inviteCarrier(shipper);
    const sentAt = app.clock.at;
    expect(await countTo(login)).toBe(1);
    app.clock.at += 2 * HOUR_MS;
    const day = new Date(sentAt + DAY_MS).toISOString();
    expect((await resend(shipper, id)).body.data.send_at).toBe(day);
    expect(await showCarrier(shipper, id)).toMatchObject({ message_sends_at: day });
    expect(await countTo(login)).toBe(1);
    expect((await app.visitor().call('GET /invitations/{code}', { path: { code } })).body.data.state).toBe('open');
    await pass(22 * HOUR_MS);
    expect(await countTo(login)).toBe(2);
    expect(await showCarrier(shipper, id)).toMatchObject({ message_sends_at: null });
    expect((await app.visitor().call('GET /invitations/{code}', { path: { code } })).body.data.state).toBe('revoked');
  });

  it('one address gets five invitations in all, also from other brands of the person', async () => {
    const shipper = await signUpShipper(app);
    const login = newLogin('victim');
    for (let time = 1; time <= 5; time++) {
      const { id } = await inviteCarrier(shipper, login);
      expect(await countTo(login)).toBe(time);
      await shipper.call('PUT /carriers/{id}/revoke', { path: { id } });
      await pass(DAY_MS);
    }
    const refused = { data: [], meta: { refused: [{ login, code: 'invitation.too-many' }] } };
    expect((await inviteMany(shipper, [login])).body).toMatchObject(refused);
    await shipper.call('POST /account/brand', { body: { name: 'Second brand', country_id: 'pl' } });
    expect((await inviteMany(shipper, [login])).body).toMatchObject(refused);
    await pass(DAY_MS);
    expect(await countTo(login)).toBe(5);
  });

  it('an invitation of a fourth company waits for the next day without telling its sender', async () => {
    const shippers = [];
    for (let number = 0; number < 4; number++) shippers.push(await signUpShipper(app));
    const login = newLogin('wanted');
    const answers = [];
    for (const shipper of shippers) {
      const [sent] = (await inviteMany(shipper, [login])).body.data;
      answers.push([sent!.send_at, (await showCarrier(shipper, sent!.id)).message_sends_at]);
    }
    expect(answers).toEqual([0, 1, 2, 3].map(() => [null, null]));
    expect(await countTo(login)).toBe(3);
    await pass(DAY_MS);
    expect(await countTo(login)).toBe(4);
  });

  it('a company sends 200 invitations a day until 20 were accepted, and others wait', async () => {
    const shipper = await signUpShipper(app);
    const logins = Array.from({ length: 450 }, () => newLogin('crowd'));
    const at = app.clock.at;
    const { data } = (await inviteMany(shipper, logins)).body;
    const day = (days: number) => new Date(at + days * DAY_MS).toISOString();
    expect([0, 199, 200, 399, 400].map((place) => data[place]!.send_at)).toEqual([null, null, day(1), day(1), day(2)]);
    expect(await countTo(logins[199]!)).toBe(1);
    expect(await countTo(logins[200]!)).toBe(0);
    await pass(DAY_MS);
    await app.runDueWork();
    expect([await countTo(logins[200]!), await countTo(logins[400]!)]).toEqual([1, 0]);

    const trusted = await signUpShipper(app);
    for (let joined = 0; joined < 20; joined++) {
      const { code, login } = await inviteCarrier(trusted);
      const carrier = await enterCarrier(app, login);
      await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf(`Trans ${joined}`) });
    }
    const more = await inviteMany(
      trusted,
      Array.from({ length: 300 }, () => newLogin('trusted')),
    );
    expect(more.body.data.every((sent) => sent.send_at === null)).toBe(true);
  });

  it('invitations by SMS have a limit a day', async () => {
    const shipper = await signUpShipper(app);
    const phones = [1, 2, 3, 4].map((digit) => `+4851234567${digit}`);
    const { data } = (await inviteMany(shipper, phones)).body;
    expect(data.map(({ send_at: sendAt }) => sendAt !== null)).toEqual([false, false, false, true]);
    expect(await countTo(phones[3]!)).toBe(0);
    await pass(DAY_MS);
    expect(await countTo(phones[3]!)).toBe(1);
  });

  it('invitations to colleagues have the same limits', async () => {
    const shipper = await signUpShipper(app);
    const login = newLogin('colleague');
    const invited = await shipper.call('POST /profile/users', { body: { login, role: 'viewer' } });
    const path = { id: invited.body.data.id };
    expect(await shipper.call('PUT /profile/users/{id}/resend', { path })).toMatchObject({
      status: 429,
      body: { code: 'invitation.too-soon' },
    });
    const [first] = await app.messages(login);
    app.clock.at += HOUR_MS;
    const again = await shipper.call('PUT /profile/users/{id}/resend', { path });
    expect(again.body.data.message_sends_at).toBe(new Date(app.clock.at + 23 * HOUR_MS).toISOString());
    await pass(23 * HOUR_MS);
    const link = /\/brand\/\S+/.exec(first!.text)![0];
    expect((await app.messages(login)).map(({ text }) => text.includes(link))).toEqual([true, true]);
    for (let time = 3; time <= 5; time++) {
      await pass(DAY_MS);
      expect((await shipper.call('PUT /profile/users/{id}/resend', { path })).status).toBe(200);
    }
    await pass(DAY_MS);
    expect(await shipper.call('PUT /profile/users/{id}/resend', { path })).toMatchObject({
      status: 409,
      body: { code: 'invitation.too-many' },
    });
    expect(await countTo(login)).toBe(5);
  });
});

describe('“do not write to me again”', () => {
  const optOut = (shipper: Shipper, login: string) =>
    saveOptOut(app.database, { companyId: shipper.companyId, login, at: app.clock.at });

  it('an opt-out stops every message of the company except sign-in codes', async () => {
    const shipper = await signUpShipper(app);
    const { id, login } = await inviteCarrier(shipper);
    await app.messages(login);
    await optOut(shipper, login);
    await pass(DAY_MS);
    expect(await resend(shipper, id)).toMatchObject({ status: 409, body: { code: 'invitation.opted-out' } });
    expect(await showCarrier(shipper, id)).toMatchObject({ is_opted_out: true });
    await openTender(app, shipper, { audience: { kind: 'link' } });
    expect(await countTo(login)).toBe(1);
    await app.carrier().call('POST /auth/code', { body: { login } });
    expect(await countTo(login)).toBe(2);
    expect((await inviteMany(await signUpShipper(app), [login])).body.meta.refused).toEqual([]);
  });

  it('an opt-out cancels waiting messages and ends with an accepted invitation', async () => {
    const shipper = await signUpShipper(app);
    const { id, login, code } = await inviteCarrier(shipper);
    await app.messages(login);
    app.clock.at += HOUR_MS;
    await resend(shipper, id);
    await optOut(shipper, login);
    await pass(DAY_MS);
    expect(await countTo(login)).toBe(1);
    const carrier = await enterCarrier(app, login);
    const accepted = await carrier.call('POST /invitations/{code}/accept', { path: { code }, body: companyOf('Back') });
    expect(accepted.status).toBe(200);
    const before = await countTo(login);
    const tender = await openTender(app, shipper);
    expect(await countTo(login)).toBe(before + 1);
    expect((await app.lastMessage(login)).text).toContain(`${await numberOf(shipper, tender)} (`);
  });
});
