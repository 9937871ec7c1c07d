import { afterAll, beforeAll, expect, it } from 'vitest';
import { newLogin } from '../../../test/build';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { startApp, type TestApp } from '../../../test/start-app';

let database: TestDatabase;
let apps: TestApp[];
beforeAll(async () => {
  database = await createTestDatabase();
  const shared = { url: database.url, drop: () => Promise.resolve() };
  apps = [await startApp({}, shared), await startApp({}, shared)];
  apps[1]!.clock.at = apps[0]!.clock.at;
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await database.drop();
});

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();
const times = <T>(count: number, work: (app: TestApp, index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(apps[index % 2]!, index));

it('two processes count the codes of a login together', async () => {
  const login = newLogin('both');
  const answers = await Promise.all(times(10, (app) => app.shipper().call('POST /auth/code', { body: { login } })));
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429]);
});

it('two processes count the tries of a code together, and take it once', async () => {
  const [login, other] = [newLogin('guessed'), newLogin('once')];
  const codeOf = async (to: string) => {
    await apps[0]!.shipper().call('POST /auth/code', { body: { login: to } });
    return /\b\d{6}\b/.exec((await apps[1]!.lastMessage(to)).text)![0];
  };
  const code = await codeOf(login);
  const wrong = code === '111111' ? '222222' : '111111';
  const type = (app: TestApp, to: string, typed: string) =>
    app.shipper().send('POST /auth/login', { body: { login: to, code: typed } });
  expect(statuses(await Promise.all(times(5, (app) => type(app, login, wrong))))).toEqual([422, 422, 422, 422, 422]);
  expect(statuses(await Promise.all(times(2, (app) => type(app, login, code))))).toEqual([422, 422]);

  const right = await codeOf(other);
  const answers = await Promise.all(times(6, (app) => type(app, other, right)));
  expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422]);
});
