import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newLogin, signIn } from '../../../test/build';
import { askAgain, askForCode, digitsIn, lastDigits, typeCode, wrong } from '../../../test/signing-in';
import { startApp, type TestApp } from '../../../test/start-app';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ask = (login: string, address = newAddress()) => askForCode(app, login, { address });
const type = (login: string, request: string, code: string) => typeCode(app, { login, request, code });

describe('a sign-in code', () => {
  it('a code of an e-mail signs in once', async () => {
    const login = newLogin('olena');
    const sent = await ask(login);
    expect(sent).toMatchObject({
      status: 200,
      body: { data: { channel: 'email', resend_after_s: 60, expires_in_s: 600 } },
    });
    const code = await lastDigits(app, login);
    const first = await type(login, sent.request, code);
    expect(first).toMatchObject({ status: 200, body: { data: { is_new: true } } });
    expect(await type(login, sent.request, code)).toMatchObject({ status: 422, body: { code: 'session.code-wrong' } });
  });

  it('a code is sent by SMS to a phone number in any spelling', async () => {
    const sent = await ask('+380 (50) 123-45-67');
    expect(sent.body).toMatchObject({ data: { channel: 'sms' } });
    const code = await lastDigits(app, '+380501234567');
    expect((await type('00380501234567', sent.request, code)).status).toBe(200);
  });

  it('a login in capitals is the same login', async () => {
    const login = newLogin('capital');
    await signIn(app, 'shipper', login);
    const { request } = await ask(login.toUpperCase());
    const again = await type(login.toUpperCase(), request, await lastDigits(app, login));
    expect(again.body).toMatchObject({ data: { is_new: false } });
  });

  it('a code expires ten minutes after it was sent', async () => {
    const login = newLogin('late');
    const { request } = await ask(login);
    const code = await lastDigits(app, login);
    app.clock.at += 10 * MINUTE_MS;
    const refused = await type(login, request, code);
    expect(refused).toMatchObject({ status: 422, body: { code: 'session.code-wrong' } });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['code']);
  });

  it('the ten minutes of a code begin when its message is sent', async () => {
    const login = newLogin('slow');
    const { request } = await ask(login);
    app.clock.at += 9 * MINUTE_MS;
    const code = await lastDigits(app, login);
    app.clock.at += 9 * MINUTE_MS;
    expect((await type(login, request, code)).status).toBe(200);
  });

  it('a code works only with its own request', async () => {
    const [login, other] = [newLogin('mine'), newLogin('other')];
    const [mine, yours] = [await ask(login), await ask(other)];
    const code = await lastDigits(app, login);
    for (const request of [yours.request, 'made-up', `${mine.request} `, mine.request.toUpperCase()])
      expect((await type(login, request, code)).status).toBe(422);
    expect((await type(login, mine.request, code)).status).toBe(200);
  });

  it('a code allows five tries', async () => {
    const login = newLogin('guess');
    const { request } = await ask(login);
    const code = await lastDigits(app, login);
    for (let guess = 0; guess < 5; guess++) expect((await type(login, request, wrong(code))).status).toBe(422);
    expect((await type(login, request, code)).status).toBe(422);
  });

  it('a login that is neither an address nor a number is refused', async () => {
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

describe('a second request', () => {
  it('a second request replaces the code of the first and gives new tries', async () => {
    const login = newLogin('twice');
    const address = newAddress();
    const { request } = await ask(login, address);
    const first = await lastDigits(app, login);
    for (let guess = 0; guess < 5; guess++) await type(login, request, wrong(first));
    app.clock.at += MINUTE_MS;
    const again = await askAgain(app, login, request, { address });
    expect(again).toMatchObject({ status: 200, request, body: { data: { resend_after_s: 60, expires_in_s: 600 } } });
    const second = await lastDigits(app, login);
    if (first !== second) expect((await type(login, request, first)).status).toBe(422);
    expect((await type(login, request, second)).status).toBe(200);
  });

  it('a request cannot replace the code of somebody else', async () => {
    const [login, address] = [newLogin('owner'), newAddress()];
    const { request } = await ask(login);
    const code = await lastDigits(app, login);
    const stranger = await ask(newLogin('stranger'), address);
    const foreign = await askAgain(app, login, stranger.request, { address: newAddress() });
    const madeUp = await askAgain(app, login, 'made-up', { address: newAddress() });
    expect(new Set([request, stranger.request, foreign.request, madeUp.request]).size).toBe(4);
    expect((await type(login, request, code)).status).toBe(200);
  });

  it('a request after a sign-in is a new one', async () => {
    const [login, address] = [newLogin('done'), newAddress()];
    const { request } = await ask(login, address);
    await type(login, request, await lastDigits(app, login));
    app.clock.at += MINUTE_MS;
    const again = await askAgain(app, login, request, { address });
    expect(again.request).not.toBe(request);
    expect((await type(login, again.request, await lastDigits(app, login))).status).toBe(200);
  });

  it('a second code waits sixty seconds, also in a new request', async () => {
    const [login, address] = [newLogin('again'), newAddress()];
    const { request } = await ask(login, address);
    app.clock.at += MINUTE_MS - 1000;
    for (const early of [await askAgain(app, login, request, { address }), await ask(login, address)]) {
      expect(early).toMatchObject({ status: 429, body: { code: 'session.code-too-soon' } });
      expect(early.headers['retry-after']).toBe('1');
    }
    expect((await ask(login)).status).toBe(200);
    app.clock.at += 1000;
    expect((await askAgain(app, login, request, { address })).status).toBe(200);
  });
});

describe('limits of signing in', () => {
  it('a login gets five codes an hour from one address', async () => {
    const [login, address] = [newLogin('five'), newAddress()];
    for (let sent = 0; sent < 5; sent++) {
      expect((await ask(login, address)).status).toBe(200);
      app.clock.at += 4 * MINUTE_MS;
    }
    const refused = await ask(login, address);
    expect(refused).toMatchObject({ status: 429, body: { code: 'session.too-many-codes' } });
    expect(refused.headers['retry-after']).toBe(String(40 * 60));
    expect((await ask(login)).status).toBe(200);
    app.clock.at += 40 * MINUTE_MS;
    expect((await ask(login, address)).status).toBe(200);
  });

  it('an IPv6 /64 and a /48 each count as one address', async () => {
    const [near, far] = [newLogin('near'), newLogin('far')];
    expect((await ask(near, '2001:db8:1:2::1')).status).toBe(200);
    expect((await ask(near, '2001:db8:1:2:ffff::1')).body.code).toBe('session.code-too-soon');
    for (let sent = 0; sent < 5; sent++) expect((await ask(far, `2001:db8:2:${sent}::1`)).status).toBe(200);
    expect((await ask(far, '2001:db8:2:ffff::1')).body.code).toBe('session.too-many-codes');
    expect((await ask(far, '2001:db8:3::1')).status).toBe(200);
  });

  it('the limit of codes holds for requests at the same moment', async () => {
    const [login, address] = [newLogin('crowd'), newAddress()];
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(login, address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('guesses at the same moment are counted', async () => {
    const login = newLogin('race');
    const { request } = await ask(login);
    const code = await lastDigits(app, login);
    await Promise.all(Array.from({ length: 8 }, () => type(login, request, wrong(code))));
    expect((await type(login, request, code)).status).toBe(422);
    const rows = await app.database.rows<{ tries: number }>(`select tries from sign_in_codes where login = $1`, [
      login,
    ]);
    expect(rows[0]?.tries).toBeGreaterThanOrEqual(5);
  });

  it('only one of two who type the right code at once is signed in', async () => {
    const login = newLogin('both');
    const { request } = await ask(login);
    const code = await lastDigits(app, login);
    const answers = await Promise.all([1, 2, 3].map(() => type(login, request, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

const askedTable = (table: string) => app.database.rows<object>(`select * from ${table}`);
const masked = ({ body, request }: { body: object; request: string }) =>
  JSON.stringify(body).replace(request, 'the request');

describe('the answers of signing in', () => {
  it('the answer is the same with and without an account', async () => {
    const known = newLogin('known');
    await signIn(app, 'shipper', known);
    app.clock.at += HOUR_MS;
    const [first, second] = [await ask(known), await ask(newLogin('unknown'))];
    expect([first.status, masked(first)]).toEqual([second.status, masked(second)]);
    const code = wrong(await lastDigits(app, known));
    const tried = await type(known, first.request, code);
    for (const never of [await type(newLogin('never'), 'made-up', code), await type(known, 'made-up', code)])
      expect([tried.status, tried.body.code, tried.body.errors]).toEqual([
        never.status,
        never.body.code,
        never.body.errors,
      ]);
  });

  it('the database contains neither codes nor tokens', async () => {
    const login = newLogin('secret');
    const { request } = await ask(login);
    const code = await lastDigits(app, login);
    const { data } = (await type(login, request, code)).body as { data: { token: string } };
    for (const table of ['sign_in_codes', 'sessions', 'events', 'outbox', 'outbox_retries', 'idempotency_keys']) {
      const text = JSON.stringify(await askedTable(table));
      for (const secret of [data.token, request]) expect(text.includes(secret), table).toBe(false);
      expect(text.includes(`"${code}"`), table).toBe(false);
    }
  });

  it('only the text of the message contains the code', async () => {
    const login = newLogin('subject');
    await ask(login);
    const message = await app.lastMessage(login);
    expect(message.subject).not.toMatch(/\d/);
    expect(digitsIn(message)).toMatch(/^\d{6}$/);
    expect(message.text.match(/\b\d{6}\b/g)).toHaveLength(1);
  });
});

it('the refusal says that a phone needs an SMS service and an address a mail service', async () => {
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
