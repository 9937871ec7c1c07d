import { afterAll, beforeAll, expect, it } from 'vitest';
import { newAddress, newLogin } from '../../../test/build';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { askForCode, lastDigits, typeCode, wrong } from '../../../test/signing-in';
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
  const [login, address] = [newLogin('both'), newAddress()];
  // Five networks of one customer: the limit of sixty seconds is per network, the hourly limit per customer.
  const answers = await Promise.all(
    times(10, (app, index) => askForCode(app, login, { address: `2001:db8:7:${index}::1` })),
  );
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429, 429, 429, 429, 429]);
  const atOnce = await Promise.all(times(6, (app) => askForCode(app, login, { address })));
  expect(statuses(atOnce)).toEqual([200, 429, 429, 429, 429, 429]);
});

it('two processes count the tries of a code together, and take it once', async () => {
  const [login, other] = [newLogin('guessed'), newLogin('once')];
  const codeOf = async (to: string) => {
    const { request } = await askForCode(apps[0]!, to, { address: newAddress() });
    return { login: to, request, code: await lastDigits(apps[1]!, to) };
  };
  const sent = await codeOf(login);
  const guess = { ...sent, code: wrong(sent.code) };
  expect(statuses(await Promise.all(times(5, (app) => typeCode(app, guess))))).toEqual([422, 422, 422, 422, 422]);
  expect(statuses(await Promise.all(times(2, (app) => typeCode(app, sent))))).toEqual([422, 422]);

  const right = await codeOf(other);
  const answers = await Promise.all(times(6, (app) => typeCode(app, right)));
  expect(statuses(answers)).toEqual([200, 422, 422, 422, 422, 422]);
});

it('two processes send an attacked login one message in two minutes', async () => {
  const login = newLogin('paced');
  for (let asked = 0; asked < 20; asked++) await askForCode(apps[asked % 2]!, login, { address: newAddress() });
  for (const app of apps) app.clock.at += 120_000;
  await Promise.all(times(6, (app) => askForCode(app, login, { address: newAddress() })));
  const sent = await Promise.all(times(8, (app) => app.sendWaitingCodes()));
  expect(sent.reduce((sum, count) => sum + count)).toBe(1);
  const links = (await apps[0]!.messages(login)).filter(({ text }) => text.includes('/code?'));
  expect(links).toHaveLength(1);
});
