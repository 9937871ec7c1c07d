import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  joinCarrier,
  newLogin,
  signUpCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let email: string;
let id: number;
beforeAll(async () => {
  app = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());
beforeEach(async () => {
  email = newLogin('contact');
  id = (await carrier.call('POST /contacts', { body: { first_name: 'Iryna', email } })).body.data.id;
  app.clock.at += 3_600_000;
});

const path = () => ({ id });
const askCode = (channel = 'email', who: Pick<Carrier, 'send'> = carrier) =>
  who.send('POST /contacts/{id}/code', { path: path(), body: { channel } });
const type = (code: string) =>
  carrier.send('PUT /contacts/{id}/verify', { path: path(), body: { channel: 'email', code } });
const codeIn = async () => /\b\d{6}\b/.exec((await app.lastMessage(email)).text)?.[0] ?? '';
const stateOf = async () => (await carrier.done('GET /contacts/{id}', id)).email_state;
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('a contact confirms its e-mail address by the code that was sent to it', async () => {
  expect(await stateOf()).toBe('not_verified');
  const asked = await askCode();
  expect(asked.body).toEqual({ data: { resend_after_s: 60, expires_in_s: 600 } });
  expect(await stateOf()).toBe('sent');
  expect((await app.lastMessage(email)).text).toContain(carrier.name);
  const code = await codeIn();
  expect((await type(another(code))).body).toMatchObject({
    code: 'contact.code-wrong',
    errors: { code: expect.any(Array) },
  });
  expect((await type(`${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({
    data: { email_state: 'verified' },
  });
  expect((await type(code)).status).toBe(200);
  expect((await askCode()).body.code).toBe('contact.verified-already');
  const history = (await carrier.call('GET /contacts/{id}/history', { path: path() })).body.data;
  expect(history[0]).toMatchObject({ action: 'contact.verified', changes: [{ field: 'email' }] });
});

it('a changed address is not confirmed, and its old code is invalid', async () => {
  await askCode();
  const code = await codeIn();
  await carrier.done('PUT /contacts/{id}', id, { first_name: 'Iryna', email: newLogin('contact') });
  expect((await type(code)).status).toBe(422);
  expect(await stateOf()).toBe('not_verified');
});

it('a code is valid for ten minutes and five tries', async () => {
  await askCode();
  const code = await codeIn();
  for (let count = 0; count < 5; count++) expect((await type(another(code))).status).toBe(422);
  expect((await type(code)).status).toBe(422);
  app.clock.at += 61_000;
  await askCode();
  const second = await codeIn();
  app.clock.at += 600_000;
  expect((await type(second)).status).toBe(422);
  expect(await stateOf()).toBe('not_verified');
});

it('a newer code may be sent after a minute and replaces the older one', async () => {
  await askCode();
  const first = await codeIn();
  const soon = await askCode();
  expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([429, 'contact.code-too-soon', '60']);
  app.clock.at += 60_000;
  expect((await askCode()).status).toBe(200);
  const second = await codeIn();
  expect(second).not.toBe(first);
  expect((await type(first)).status).toBe(422);
  expect((await type(second)).status).toBe(200);
});

it('one address gets three codes an hour from all companies together', async () => {
  for (let count = 0; count < 3; count++) {
    expect((await askCode()).status).toBe(200);
    app.clock.at += 61_000;
  }
  const other = await signUpCarrier(app);
  const theirs = (await other.call('POST /contacts', { body: { first_name: 'Iryna', email } })).body.data;
  const asked = await other.send('POST /contacts/{id}/code', { path: { id: theirs.id }, body: { channel: 'email' } });
  expect([asked.status, asked.body.code]).toEqual([429, 'contact.too-many-codes']);
});

it('no code is sent to a contact of another company or without an address', async () => {
  const other = await signUpCarrier(app);
  expect((await askCode('email', other)).status).toBe(404);
  expect((await askCode('phone')).body.code).toBe('contact.no-address');
  expect((await askCode('pigeon')).status).toBe(422);
});
