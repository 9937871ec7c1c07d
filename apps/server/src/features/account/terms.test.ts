import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinColleague, signIn, signUpShipper, type Shipper } from '../../../test/build';
import { makeScratchFolder } from '../../../test/scratch-folder';
import { startApp, type TestApp } from '../../../test/start-app';

const HOUR_MS = 3_600_000;

const folders: string[] = [];
const apps: TestApp[] = [];

async function startWith(name: string): Promise<TestApp> {
  const folder = await makeScratchFolder();
  folders.push(folder);
  await mkdir(join(folder, 'legal'));
  const file = join(folder, 'legal', `${name}.md`);
  await writeFile(file, '# A new text');
  const changedAt = new Date(Date.now() + HOUR_MS);
  await utimes(file, changedAt, changedAt);
  const started = await startApp({ DATA_DIR: folder });
  apps.push(started);
  return started;
}

let app: TestApp;
beforeAll(async () => {
  app = await startWith('terms-of-use');
});
afterAll(async () => {
  await Promise.all(apps.map((each) => each.close()));
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

const accountOf = async (person: Pick<Shipper, 'call'>) => (await person.call('GET /account')).body.data;
const forget = (person: Shipper, of = app) =>
  of.database.run(`update accounts set terms_version = '2026-11-20' where email = $1`, [person.login]);

it('changed terms are announced to a signed-in person and must be accepted at the next sign-in', async () => {
  const shipper = await signUpShipper(app);
  expect((await accountOf(shipper)).notifications).toEqual([]);
  await forget(shipper);
  expect((await accountOf(shipper)).notifications).toMatchObject([{ routeName: 'terms-of-use' }]);
  expect((await shipper.send('GET /carriers')).status).toBe(200);

  app.clock.at += 2 * HOUR_MS;
  const again = app.shipper(await signIn(app, 'shipper', shipper.login));
  expect(await accountOf(again)).toMatchObject({ is_need_user_onboard: true, notifications: [] });
  for (const key of ['GET /carriers', 'GET /dashboard', 'POST /loads'] as const)
    expect([key, await again.send(key)]).toMatchObject([key, { status: 403, body: { code: 'session.terms-missing' } }]);
  expect((await again.send('GET /profile/info')).status).toBe(200);

  const { first_name, last_name } = await accountOf(again);
  await again.call('PUT /profile/info', { body: { first_name, last_name, accepts_terms: true } });
  expect(await accountOf(again)).toMatchObject({ is_need_user_onboard: false, notifications: [] });
  expect((await again.send('GET /carriers')).status).toBe(200);
  expect((await accountOf(shipper)).notifications).toEqual([]);
});

it.each(['policy', 'privacy-policy'])('a changed %s is announced too', async (name) => {
  const changed = await startWith(name);
  const shipper = await signUpShipper(changed);
  expect((await accountOf(shipper)).notifications).toEqual([]);
  await forget(shipper, changed);
  expect((await accountOf(shipper)).notifications).toMatchObject([{ routeName: name }]);
});

it('a locked person may accept the terms', async () => {
  const shipper = await signUpShipper(app);
  const manager = await joinColleague(app, shipper, 'manager');
  const { memberId: id } = manager;
  await shipper.call('PUT /profile/users/{id}', { path: { id }, body: { can_edit_profile: false } });
  await forget(manager);
  const { first_name, last_name } = await accountOf(manager);
  const accept = (name: string) =>
    manager.send('PUT /profile/info', { body: { first_name: name, last_name, accepts_terms: true } });
  expect((await accept('Petro')).body.code).toBe('profile.locked');
  expect((await accept(first_name)).status).toBe(200);
  expect((await accountOf(manager)).notifications).toEqual([]);
});
