import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, newLogin, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

const DAY_MS = 24 * HOUR_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ SMS_PER_COMPANY_DAY: '3' });
});
afterAll(() => app.close());

const newLogins = (count: number) => Array.from({ length: count }, () => newLogin('stranger'));

async function invite(shipper: Shipper, logins: string[]) {
  const invitations = logins.map((login) => ({ login }));
  const { status } = await shipper.call('POST /catalogs/invite/create', { body: { invitations } });
  expect(status).toBe(201);
}

async function inviteColleague(shipper: Shipper, login: string) {
  expect((await shipper.call('POST /profile/users', { body: { login, role: 'viewer' } })).status).toBe(201);
}

async function countSent(logins: string[]): Promise<number> {
  const row = await app.database.one<{ sent: number }>(
    'select count(*)::int as sent from mailbox_messages where recipient = any($1)',
    [logins],
  );
  return row.sent;
}

async function sendDue() {
  do {
    while ((await app.dispatcher.runOnce()) > 0);
    await app.runDueWork();
  } while ((await app.dispatcher.runOnce()) > 0);
}

async function passDay() {
  app.clock.at += DAY_MS;
  await sendDue();
}

describe('the daily limit of invitations', () => {
  it('many small calls obey the daily limit of invitations, also on the following days', async () => {
    const shipper = await signUpShipper(app);
    const logins = newLogins(500);
    for (let first = 0; first < logins.length; first += 20) await invite(shipper, logins.slice(first, first + 20));
    await sendDue();
    expect(await countSent(logins)).toBe(200);
    await passDay();
    expect(await countSent(logins)).toBe(400);
    await passDay();
    expect(await countSent(logins)).toBe(500);
  });

  it('simultaneous calls obey the daily limit of invitations', async () => {
    const shipper = await signUpShipper(app);
    const logins = newLogins(300);
    const parts = Array.from({ length: 15 }, (_, part) => logins.slice(part * 20, part * 20 + 20));
    await Promise.all(parts.map((part) => invite(shipper, part)));
    await sendDue();
    expect(await countSent(logins)).toBe(200);
  });

  it('carriers and colleagues share one daily limit of invitations', async () => {
    const shipper = await signUpShipper(app);
    const [carriers, colleagues] = [newLogins(300), newLogins(20)];
    await invite(shipper, carriers.slice(0, 190));
    for (const login of colleagues) await inviteColleague(shipper, login);
    await invite(shipper, carriers.slice(190));
    await sendDue();
    expect([await countSent(carriers), await countSent(colleagues)]).toEqual([190, 10]);
    await passDay();
    expect(await countSent([...carriers, ...colleagues])).toBe(320);
  });
});

describe('the daily limit of SMS', () => {
  it('carriers and colleagues share one daily limit of SMS', async () => {
    const shipper = await signUpShipper(app);
    const phones = Array.from({ length: 12 }, (_, index) => `+485123470${String(index).padStart(2, '0')}`);
    for (const [index, phone] of phones.entries()) {
      await (index % 2 ? inviteColleague(shipper, phone) : invite(shipper, [phone]));
    }
    await sendDue();
    expect(await countSent(phones)).toBe(3);
    await passDay();
    expect(await countSent(phones)).toBe(6);
    await passDay();
    expect(await countSent(phones)).toBe(9);
  });
});
