import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAddress, newLogin } from '../../../test/build';
import {
  askAgain,
  askForCode,
  attack,
  lastDigits,
  lastLink,
  signInOnDevice,
  pressLink,
  typeCode,
} from '../../../test/signing-in';
import { startApp, type TestApp } from '../../../test/start-app';

const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '6', FAILURES_PER_ADDRESS_HOUR: '25' });
});
afterAll(() => app.close());

const ask = (login: string, address = newAddress()) => askForCode(app, login, { address });
const type = (login: string, request: string, code: string, address: string) =>
  typeCode(app, { login, request, code }, { address });

describe('an address from which very many ask', () => {
  it('users of a busy address get the link at once, and others get digits', async () => {
    const address = newAddress();
    for (let asked = 0; asked < 6; asked++) expect((await ask(newLogin('many'), address)).status).toBe(200);
    const [login, elsewhere] = [newLogin('many'), newLogin('elsewhere')];
    const { status, request } = await ask(login, address);
    expect(status).toBe(200);
    const { code } = (await pressLink(app, await lastLink(app, login), request)).body['data'] as { code: string };
    expect((await type(login, request, code, address)).status).toBe(200);
    await ask(elsewhere);
    expect(await lastDigits(app, elsewhere)).toMatch(/^\d{6}$/);
  });

  it('wrong codes count for an address, also without a request', async () => {
    const [login, address] = [newLogin('guesser'), newAddress()];
    for (let tried = 0; tried < 25; tried++) await type(newLogin('any'), 'made-up', '000000', address);
    await ask(login, address);
    expect(await lastLink(app, login)).toMatch(/^[\w-]{22}$/);
  });
});

describe('the answers to a stranger', () => {
  it('the answers are the same for a login without an account, with one and under attack', async () => {
    const [nobody, member, victim] = [newLogin('nobody'), newLogin('member'), newLogin('victim')];
    await signInOnDevice(app, member, 'device-of-olena-0001');
    await attack(app, victim);
    const walk = async (login: string) => {
      const address = newAddress();
      const said: unknown[] = [];
      const note = ({ status, body, headers }: { status: number; body: Record<string, unknown>; headers: object }) => {
        const { request, ...data } = (body['data'] ?? {}) as { request?: string };
        const { request_id, ...rest } = body;
        said.push([status, request?.length, data, { ...rest, data: null }, Object.keys(headers).sort(), !!request_id]);
      };
      const first = await ask(login, address);
      note(first);
      note(await ask(login, address));
      note(await type(login, first.request, '000000', address));
      note(await type(login, 'made-up', '000000', address));
      for (let again = 0; again < 6; again++) {
        app.clock.at += MINUTE_MS;
        note(await askAgain(app, login, first.request, { address }));
      }
      note(await askAgain(app, login, 'made-up', { address }));
      return said;
    };
    const expected = await walk(nobody);
    expect(await walk(member)).toEqual(expected);
    expect(await walk(victim)).toEqual(expected);
  });
});
