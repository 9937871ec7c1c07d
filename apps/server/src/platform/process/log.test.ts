import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLogin, openMarket, openTender, bid } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { createLog } from './log';

const lines: string[] = [];
let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, undefined, createLog('trace', { write: (line) => lines.push(line) }));
});
afterAll(() => app.close());

it('the log contains no codes, tokens, logins or texts of people', async () => {
  const { shipper, anna } = await openMarket(app, { name: 'Kvarta Secret' });
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  const login = newLogin('olena');
  const asked = await app.shipper().call('POST /auth/code', { body: { login } });
  const { request } = asked.body.data;
  const code = /\b\d{6}\b/.exec((await app.lastMessage(login)).text)![0];
  await app
    .shipper()
    .send('POST /auth/login', { body: { login, request, code: code === '111111' ? '222222' : '111111' } });
  await app.shipper().send('POST /auth/login', { body: { login: 'nobody', request, code } });
  await shipper.send('PUT /loads/{id}', { path: { id }, body: { note: 'x'.repeat(9_000), secret: 'Savchuk' } });
  await app.database.run('alter table labels add constraint no_labels check (name is null) not valid');
  const failed = await shipper.send('POST /labels', { body: { name: 'Kvarta Secret' } });
  expect(failed).toMatchObject({ status: 500, body: { code: 'server.failure' } });

  const text = lines.join('');
  expect(text).toContain('no_labels');
  for (const secret of [
    login,
    code,
    request,
    shipper.token,
    anna.token,
    shipper.login,
    'Kvarta',
    'Savchuk',
    'Anna',
    'xxx',
  ]) {
    expect(text).not.toContain(secret);
  }
});

it('a request has the same id in the log and in its error', async () => {
  const { body, headers } = await app.shipper().send('GET /account');
  expect(headers['x-request-id']).toBe(body['request_id']);
  const written = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(written).toContainEqual(expect.objectContaining({ reqId: body['request_id'], code: 'session.missing' }));
});

it('addresses and phone numbers are removed from the texts of errors', () => {
  const [seen, log] = [[] as string[], (write: (line: string) => void) => createLog('info', { write })];
  log((line) => seen.push(line)).error({ err: new Error('550 <olena@mail.example.com> unknown, +380501234567 too') });
  expect((JSON.parse(seen[0]!) as { err: object }).err).toMatchObject({ message: '550 <…> unknown, … too' });
});
