import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLogin, signIn } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DEVICE = 'device-of-olena-0001';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: 'true', MAILBOX: '1', CODES_PER_LOGIN_HOUR: '12', CODES_PER_ADDRESS_HOUR: '14' });
});
afterAll(() => app.close());

let networks = 0;
/** Each test comes from an address of its own, so that it meets only its own limits. */
const newAddress = () => `10.0.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`;

const ask = (login: string, from = newAddress(), key: 'POST /auth/code' | 'POST /auth/resend' = 'POST /auth/code') =>
  app.shipper().send(key, { body: { login }, headers: { 'x-forwarded-for': from } });

const type = (login: string, code: string, device?: string) =>
  app.shipper().send('POST /auth/login', { body: { login, code, device } });

async function lastCode(login: string): Promise<string> {
  return /\b\d{6}\b/.exec((await app.lastMessage(login)).text)![0];
}

const other = (code: string) => (code === '111111' ? '222222' : '111111');
const askedTable = (table: string) => app.database.rows<object>(`select * from ${table}`);

describe('a sign-in code', () => {
  it('comes by e-mail and signs in once', async () => {
    const login = newLogin('olena');
    const sent = await ask(login);
    expect(sent).toMatchObject({
      status: 200,
      body: { data: { channel: 'email', resend_after_s: 60, expires_in_s: 600 } },
    });
    const code = await lastCode(login);
    const first = await type(login, code);
    expect(first).toMatchObject({ status: 200, body: { data: { is_new: true } } });
    expect(await type(login, code)).toMatchObject({ status: 422, body: { code: 'session.code-wrong' } });
  });

  it('comes by SMS to a phone number, however it was typed', async () => {
    const sent = await ask('+380 (50) 123-45-67');
    expect(sent.body).toMatchObject({ data: { channel: 'sms' } });
    const code = await lastCode('+380501234567');
    expect((await type('00380501234567', code)).status).toBe(200);
  });

  it('is asked for again by the same person in capitals', async () => {
    const login = newLogin('capital');
    await signIn(app, 'shipper', login);
    app.clock.at += MINUTE_MS;
    await ask(login.toUpperCase());
    expect((await type(login.toUpperCase(), await lastCode(login))).body).toMatchObject({ data: { is_new: false } });
  });

  it('is no longer good after ten minutes', async () => {
    const login = newLogin('late');
    await ask(login);
    const code = await lastCode(login);
    app.clock.at += 10 * MINUTE_MS;
    const refused = await type(login, code);
    expect(refused).toMatchObject({ status: 422, body: { code: 'session.code-wrong' } });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['code']);
  });

  it('ends the codes before it', async () => {
    const login = newLogin('twice');
    const address = newAddress();
    await ask(login, address);
    const first = await lastCode(login);
    app.clock.at += MINUTE_MS;
    await ask(login, address, 'POST /auth/resend');
    const second = await lastCode(login);
    if (first !== second) expect((await type(login, first)).status).toBe(422);
    expect((await type(login, second)).status).toBe(200);
  });

  it('allows five tries', async () => {
    const login = newLogin('guess');
    await ask(login);
    const code = await lastCode(login);
    for (let guess = 0; guess < 5; guess++) expect((await type(login, other(code))).status).toBe(422);
    expect((await type(login, code)).status).toBe(422);
  });

  it('can be sent again after sixty seconds, not before', async () => {
    const login = newLogin('again');
    await ask(login);
    app.clock.at += MINUTE_MS - 1000;
    const early = await ask(login, newAddress(), 'POST /auth/resend');
    expect(early).toMatchObject({ status: 429, body: { code: 'session.code-too-soon' } });
    expect(early.headers['retry-after']).toBe('1');
    app.clock.at += 1000;
    expect((await ask(login, newAddress(), 'POST /auth/resend')).status).toBe(200);
  });

  it('is refused for what is neither an address nor a number', async () => {
    for (const login of [
      'olena',
      'a@b',
      '0501234567',
      '+1',
      '+380501234567890123',
      `${'a'.repeat(300)}@example.com`,
      '<script>@x.y',
      ' ',
      7,
      null,
    ]) {
      const refused = await app.shipper().send('POST /auth/code', { body: { login } });
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['login']]);
    }
    expect((await app.shipper().send('POST /auth/code', { body: { login: newLogin('x'), admin: true } })).status).toBe(
      422,
    );
  });
});

describe('limits of signing in', () => {
  it('give a login five codes an hour from one address', async () => {
    const login = newLogin('five');
    const address = newAddress();
    for (let sent = 0; sent < 5; sent++) expect((await ask(login, address)).status).toBe(200);
    app.clock.at += 20 * MINUTE_MS;
    const refused = await ask(login, address);
    expect(refused).toMatchObject({ status: 429, body: { code: 'session.too-many-codes' } });
    expect(refused.headers['retry-after']).toBe(String(40 * 60));
    expect((await ask(login)).status).toBe(200);
    app.clock.at += 40 * MINUTE_MS;
    expect((await ask(login, address)).status).toBe(200);
  });

  it('give a login so many codes an hour from everywhere', async () => {
    const login = newLogin('everywhere');
    for (let sent = 0; sent < 12; sent++) expect((await ask(login)).status).toBe(200);
    expect((await ask(login)).status).toBe(429);
  });

  it('give an address so many codes an hour for all logins', async () => {
    const address = newAddress();
    for (let sent = 0; sent < 14; sent++) expect((await ask(newLogin('all'), address)).status).toBe(200);
    expect((await ask(newLogin('all'), address)).status).toBe(429);
  });

  it('count an IPv6 network as one address', async () => {
    for (let sent = 0; sent < 14; sent++) await ask(newLogin('six'), `2001:db8:1:2::${sent + 1}`);
    expect((await ask(newLogin('six'), '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await ask(newLogin('six'), '2001:db8:1:3::1')).status).toBe(200);
  });

  it('hold when many ask at the same moment', async () => {
    const login = newLogin('crowd');
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(login, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('count guesses that come at the same moment', async () => {
    const login = newLogin('race');
    await ask(login);
    const code = await lastCode(login);
    await Promise.all(Array.from({ length: 8 }, () => type(login, other(code))));
    expect((await type(login, code)).status).toBe(422);
    const rows = await app.database.rows<{ tries: number }>(`select tries from sign_in_codes where login = $1`, [
      login,
    ]);
    expect(rows[0]?.tries).toBeGreaterThanOrEqual(5);
  });

  it('let only one of two who type the right code at once sign in', async () => {
    const login = newLogin('both');
    await ask(login);
    const code = await lastCode(login);
    const answers = await Promise.all([type(login, code), type(login, code), type(login, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('never lock out a device that signed in before', async () => {
    const login = newLogin('victim');
    await ask(login);
    await type(login, await lastCode(login), DEVICE);
    for (let failure = 0; failure < 20; failure++) {
      if (failure % 4 === 0) await ask(login);
      await type(login, other(await lastCode(login)), `stranger-number-${String(failure).padStart(4, '0')}`);
    }
    await ask(login);
    const code = await lastCode(login);
    const locked = await type(login, code, 'stranger-with-the-code');
    expect(locked).toMatchObject({ status: 429, body: { code: 'session.too-many-failures' } });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await type(login, code, DEVICE)).status).toBe(200);

    app.clock.at += 24 * HOUR_MS;
    await ask(login);
    expect((await type(login, await lastCode(login))).status).toBe(200);
  });
});

describe('what signing in tells', () => {
  it('is the same for a login that has an account and one that has none', async () => {
    const known = newLogin('known');
    await signIn(app, 'shipper', known);
    app.clock.at += HOUR_MS;
    const [first, second] = [await ask(known), await ask(newLogin('unknown'))];
    expect([first.status, first.body]).toEqual([second.status, second.body]);
    const [wrong, never] = [await type(known, '000000'), await type(newLogin('never'), '000000')];
    expect([wrong.status, wrong.body.code, wrong.body.errors]).toEqual([
      never.status,
      never.body.code,
      never.body.errors,
    ]);
  });

  it('is not in the database: neither a code nor a token', async () => {
    const login = newLogin('secret');
    await ask(login);
    const code = await lastCode(login);
    const { data } = (await type(login, code)).body as { data: { token: string } };
    for (const table of ['sign_in_codes', 'sessions', 'events', 'outbox', 'outbox_failures', 'idempotency_keys']) {
      const text = JSON.stringify(await askedTable(table));
      expect(text.includes(data.token), table).toBe(false);
      expect(text.includes(`"${code}"`), table).toBe(false);
    }
  });

  it('shows the code in the text of the message only', async () => {
    const login = newLogin('subject');
    await ask(login);
    const { subject, text } = await app.lastMessage(login);
    expect(subject).not.toMatch(/\d/);
    expect(text.match(/\b\d{6}\b/g)).toHaveLength(1);
  });
});

it('says plainly that a phone number needs an SMS service, and an address a mail service', async () => {
  const byMail = await startApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  const bySms = await startApp({ SMS_URL: 'http://id:token@127.0.0.1:1/messages', SMS_FROM: 'Tenderlane' });
  try {
    const phone = await byMail.shipper().send('POST /auth/code', { body: { login: '+380501234567' } });
    expect(phone).toMatchObject({ status: 422, body: { code: 'login.no-sms' } });
    const mail = await bySms.shipper().send('POST /auth/code', { body: { login: newLogin('mail') } });
    expect(mail).toMatchObject({ status: 422, body: { code: 'login.no-email' } });
  } finally {
    await byMail.close();
    await bySms.close();
  }
});
