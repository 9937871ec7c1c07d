import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newLogin, signIn } from '../../../test/build';
import {
  askAgain,
  askForCode,
  attack,
  digitsIn,
  lastDigits,
  lastLink,
  signInOnDevice,
  pressLink,
  typeCode,
  wrong,
} from '../../../test/signing-in';
import { startApp, type TestApp } from '../../../test/start-app';
import { createSecrets } from '../../platform/secrets/secrets';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DEVICE = 'device-of-olena-0001';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ask = (login: string, address = newAddress(), device?: string) =>
  askForCode(app, login, { address, ...(device && { device }) });
const type = (login: string, request: string, code: string, address = newAddress()) =>
  typeCode(app, { login, request, code }, { address });

async function sendDueTo(login: string): Promise<number> {
  const before = await messagesTo(login);
  await app.sendWaitingCodes();
  return (await messagesTo(login)) - before;
}

const messagesTo = async (login: string) => (await app.messages(login)).length;

describe('requests of others', () => {
  it('twenty wrong codes without a requested code do not block a newcomer', async () => {
    const [login, attacker] = [newLogin('newcomer'), newAddress()];
    for (let tried = 0; tried < 20; tried++) {
      expect((await type(login, `made-up-${tried}`, '000000', attacker)).status).toBe(422);
    }
    await signIn(app, 'shipper', login);
  });

  it('eighteen requests of strangers do not keep a known device from its digits', async () => {
    const login = newLogin('known');
    await signInOnDevice(app, login, DEVICE);
    app.clock.at += HOUR_MS;
    const office = newAddress();
    for (let asked = 0; asked < 18; asked++) await ask(login, asked < 5 ? office : newAddress());
    const { status, request } = await ask(login, office, DEVICE);
    expect(status).toBe(200);
    expect((await type(login, request, await lastDigits(app, login))).status).toBe(200);
  });

  it('five wrong tries of a stranger do not end the code of the owner', async () => {
    const login = newLogin('waiting');
    const own = await ask(login);
    const code = await lastDigits(app, login);
    const strange = await ask(login);
    for (let tried = 0; tried < 6; tried++) await type(login, strange.request, wrong(code));
    expect((await type(login, own.request, code)).status).toBe(200);
  });

  it('requests of others replace no code', async () => {
    const login = newLogin('replaced');
    const own = await ask(login);
    const code = await lastDigits(app, login);
    for (let asked = 0; asked < 8; asked++) await ask(login);
    expect((await type(login, own.request, code)).status).toBe(200);
  });

  it('a code that was sent before an attack stays valid', async () => {
    const login = newLogin('before');
    const own = await ask(login);
    const code = await lastDigits(app, login);
    for (let asked = 0; asked < 30; asked++) await ask(login);
    expect((await type(login, own.request, code)).status).toBe(200);
  });
});

describe('the messages to an attacked login', () => {
  it('messages have a link after twenty requests in a day, and digits again a day later', async () => {
    const login = newLogin('asked');
    await attack(app, login);
    await ask(login);
    expect(await sendDueTo(login)).toBe(1);
    const message = await app.lastMessage(login);
    expect(digitsIn(message)).toBeUndefined();
    expect(message.text).toMatch(/\nhttp:\/\/[^/\s]+\/code\?lang=en#[\w-]{22}$/);
    app.clock.at += 24 * HOUR_MS;
    await ask(login);
    expect(await lastDigits(app, login)).toMatch(/^\d{6}$/);
  });

  it('messages have a link to the right application after twenty failures in a day', async () => {
    const login = newLogin('failed');
    for (let round = 0; round < 4; round++) {
      const { request } = await ask(login);
      const code = wrong(await lastDigits(app, login));
      for (let tried = 0; tried < 5; tried++) await type(login, request, code);
    }
    app.clock.at += 2 * MINUTE_MS;
    await askForCode(app, login, { address: newAddress(), base: 'carrier' });
    await app.sendWaitingCodes();
    expect((await app.lastMessage(login)).text).toMatch(/\/carrier\/code\?lang=en#[\w-]{22}$/);
  });

  it('the button of a link shows the digits of its request, which are refused before', async () => {
    const login = newLogin('pressed');
    await attack(app, login);
    const strange = await ask(login);
    await app.sendWaitingCodes();
    const strangeLink = await lastLink(app, login);
    app.clock.at += 2 * MINUTE_MS;
    const own = await ask(login);
    await app.sendWaitingCodes();
    const link = await lastLink(app, login);

    // Opening the stranger's link does not help any other request, and the stranger does not see the digits.
    const strangeDigits = (await pressLink(app, strangeLink, own.request)).body['data'] as { code: string };
    expect(strangeDigits).toMatchObject({ is_own: false });
    const row = await app.database.one<{ id: number; salt: Buffer }>(
      `select id, salt from sign_in_codes where login = $1 order by id desc limit 1`,
      [login],
    );
    const digits = createSecrets(app.config.appSecret).code(row.id, row.salt);
    expect((await type(login, own.request, digits)).status).toBe(422);
    if (strangeDigits.code !== digits) {
      expect((await type(login, own.request, strangeDigits.code)).status).toBe(422);
      expect((await type(login, strange.request, digits)).status).toBe(422);
    }
    const pressed = await pressLink(app, link, own.request);
    expect(pressed.body).toMatchObject({ data: { login, code: digits, is_own: true, expires_in_s: 600 } });
    expect((await type(login, own.request, digits)).status).toBe(200);
  });

  it('the button of a link does not sign in, and an expired link says why', async () => {
    const login = newLogin('over');
    await attack(app, login);
    const address = newAddress();
    const { request } = await ask(login, address);
    await app.sendWaitingCodes();
    const first = await lastLink(app, login);
    const pressed = await pressLink(app, first);
    expect(Object.keys(pressed.body['data'] as object).sort()).toEqual([
      'asked_at',
      'code',
      'expires_in_s',
      'is_own',
      'login',
    ]);
    expect(await app.database.rows(`select 1 from accounts where email = $1`, [login])).toEqual([]);

    app.clock.at += 2 * MINUTE_MS;
    await askAgain(app, login, request, { address });
    expect((await pressLink(app, first)).body.code).toBe('link.replaced');
    await app.sendWaitingCodes();
    const second = await lastLink(app, login);
    const { code } = (await pressLink(app, second)).body['data'] as { code: string };
    expect((await type(login, request, code)).status).toBe(200);
    expect((await pressLink(app, second)).body.code).toBe('link.used');

    app.clock.at += 2 * MINUTE_MS;
    await ask(login);
    await app.sendWaitingCodes();
    const third = await lastLink(app, login);
    app.clock.at += 10 * MINUTE_MS;
    expect(await pressLink(app, third)).toMatchObject({ status: 409, body: { code: 'link.expired' } });
    for (const madeUp of ['A'.repeat(22), 'x', '1-'.padEnd(24, 'a')])
      expect(await pressLink(app, madeUp)).toMatchObject({ status: 409, body: { code: 'link.expired' } });
  });

  it('an attacked login gets one message in two minutes, first for the network with the fewest requests', async () => {
    const login = newLogin('fair');
    await attack(app, login);
    const attacker = newAddress();
    for (let asked = 0; asked < 5; asked++) {
      await ask(login, attacker);
      app.clock.at += MINUTE_MS;
    }
    const before = await messagesTo(login);
    const own = await ask(login);
    expect(await sendDueTo(login)).toBe(1);
    const pressed = await pressLink(app, await lastLink(app, login), own.request);
    expect(pressed.body['data']).toMatchObject({ is_own: true });

    app.clock.at += 2 * MINUTE_MS - 1000;
    expect(await sendDueTo(login)).toBe(0);
    app.clock.at += 1000;
    expect(await sendDueTo(login)).toBe(1);
    expect(await sendDueTo(login)).toBe(0);
    expect(await messagesTo(login)).toBe(before + 2);
    app.clock.at += 2 * HOUR_MS;
    expect(await sendDueTo(login)).toBe(0);
  });

  it('a waiting request that asks again keeps its place', async () => {
    const login = newLogin('patient');
    await attack(app, login);
    const [first, later] = [newAddress(), newAddress()];
    const own = await ask(login, first);
    app.clock.at += 1000;
    await ask(login, later);
    app.clock.at += MINUTE_MS;
    await askAgain(app, login, own.request, { address: first });
    expect(await sendDueTo(login)).toBe(1);
    const pressed = await pressLink(app, await lastLink(app, login), own.request);
    expect(pressed.body['data']).toMatchObject({ is_own: true });
  });
});

describe('a device that signed in before', () => {
  it('a known device gets digits during an attack until it has failed twenty times', async () => {
    const login = newLogin('exempt');
    await signInOnDevice(app, login, DEVICE);
    await attack(app, login);
    for (let round = 0; round < 4; round++) {
      const { request } = await ask(login, newAddress(), DEVICE);
      const code = wrong(await lastDigits(app, login));
      for (let tried = 0; tried < 5; tried++) {
        await typeCode(app, { login, request, code }, { address: newAddress(), device: DEVICE });
      }
      app.clock.at += MINUTE_MS;
    }
    app.clock.at += 2 * MINUTE_MS;
    const before = await messagesTo(login);
    expect((await ask(login, newAddress(), DEVICE)).status).toBe(200);
    expect(await messagesTo(login)).toBe(before);
    await app.sendWaitingCodes();
    expect(await lastLink(app, login)).toMatch(/^[\w-]{22}$/);
  });

  it('a known device waits its own sixty seconds and not those of others', async () => {
    const [login, office] = [newLogin('office'), newAddress()];
    await signInOnDevice(app, login, DEVICE);
    app.clock.at += MINUTE_MS;
    await ask(login, office);
    const own = await ask(login, office, DEVICE);
    expect(own.status).toBe(200);
    expect((await askAgain(app, login, own.request)).body.code).toBe('session.code-too-soon');
    app.clock.at += MINUTE_MS;
    await ask(login, office);
    expect(await askAgain(app, login, own.request, { address: office })).toMatchObject({ status: 200 });
  });

  it('a known device is recognized, and the device of a stranger is not', async () => {
    const login = newLogin('strange');
    await signInOnDevice(app, login, DEVICE);
    await attack(app, login);
    const before = await messagesTo(login);
    expect((await ask(login, newAddress(), 'device-of-somebody-else')).status).toBe(200);
    expect(await messagesTo(login)).toBe(before);
  });
});
