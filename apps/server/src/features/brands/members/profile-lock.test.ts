import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLogin, signIn, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

type Invited = 'administrator' | 'manager' | 'viewer';

async function join(shipper: Shipper, role: Invited, name: string | null = 'Ivan') {
  const login = newLogin('colleague');
  const invited = await shipper.call('POST /profile/users', { body: { login, role } });
  const code = /\/brand\/([\w-]+)/.exec((await app.lastMessage(login)).text)![1]!;
  const token = await signIn(app, 'shipper', login);
  const caller = app.shipper(token);
  if (name)
    await caller.call('PUT /profile/info', { body: { first_name: name, last_name: 'Bilyk', accepts_terms: true } });
  await caller.call('POST /brands/invitations/{code}/accept', { path: { code } });
  return Object.assign(caller, { login, token, id: invited.body.data.id });
}

type Caller = Pick<Shipper, 'call' | 'send'>;
const change = (caller: Caller, id: number, body: object) =>
  caller.send('PUT /profile/users/{id}', { path: { id }, body: body as never });
const rename = (caller: Caller, first_name: string) =>
  caller.send('PUT /profile/info', { body: { first_name, last_name: 'Bilyk' } });
const isLocked = async (caller: Caller) => (await caller.call('GET /account')).body.data.is_locked;

describe('a locked profile', () => {
  it('a locked profile cannot be changed from any brand or application, and its person can work', async () => {
    const shipper = await signUpShipper(app);
    const manager = await join(shipper, 'manager');
    const locked = await change(shipper, manager.id, { can_edit_profile: false });
    expect([locked.status, locked.body['data']]).toMatchObject([200, { can_edit_profile: false, status: 'active' }]);
    expect(await isLocked(manager)).toBe(true);
    expect(await rename(manager, 'Petro')).toMatchObject({ status: 403, body: { code: 'profile.locked' } });
    app.clock.at += 61_000;
    const carrier = app.carrier(await signIn(app, 'carrier', manager.login));
    expect((await carrier.send('PUT /profile/info', { body: { first_name: 'P', last_name: 'B' } })).status).toBe(403);
    expect((await manager.call('GET /carriers')).status).toBe(200);
    expect((await manager.call('GET /profile/info')).status).toBe(200);

    // An own brand does not bypass the lock, because the account's name is the same there.
    await manager.call('POST /account/brand', { body: { name: 'Own', country_id: 'pl' } });
    expect((await rename(manager, 'Petro')).status).toBe(403);

    expect((await change(shipper, manager.id, { can_edit_profile: true })).status).toBe(200);
    expect(await isLocked(manager)).toBe(false);
    expect((await rename(manager, 'Petro')).status).toBe(200);
  });

  it('a lock ends with the membership', async () => {
    const shipper = await signUpShipper(app);
    const viewer = await join(shipper, 'viewer');
    await change(shipper, viewer.id, { can_edit_profile: false });
    await shipper.call('DELETE /profile/users/{id}', { path: { id: viewer.id } });
    expect(await isLocked(viewer)).toBe(false);
    expect((await rename(viewer, 'Petro')).status).toBe(200);
  });

  it('a locked newcomer may set the first name', async () => {
    const shipper = await signUpShipper(app);
    const nameless = await join(shipper, 'viewer', null);
    await change(shipper, nameless.id, { can_edit_profile: false });
    expect((await rename(nameless, 'Iryna')).status).toBe(200);
    expect((await rename(nameless, 'Petro')).status).toBe(403);
  });

  it('only administrators lock profiles, and never their own or the owner’s', async () => {
    const shipper = await signUpShipper(app);
    const [administrator, manager] = [await join(shipper, 'administrator'), await join(shipper, 'manager')];
    const [owner] = (await shipper.call('GET /profile/users')).body.data;
    const code = async (caller: Caller, id: number) =>
      (await change(caller, id, { can_edit_profile: false })).body['code'];
    expect(await code(shipper, owner!.id)).toBe('lock.own');
    expect(await code(administrator, owner!.id)).toBe('lock.owner');
    expect(await code(administrator, administrator.id)).toBe('lock.own');
    expect(await code(manager, administrator.id)).toBe('right.missing');
    const invited = await shipper.call('POST /profile/users', { body: { login: newLogin('open'), role: 'viewer' } });
    expect(await code(shipper, invited.body.data.id)).toBe('lock.not-joined');
    const users = (await administrator.call('GET /profile/users')).body.data;
    expect(users.map(({ refusals }) => refusals['lock'])).toEqual([
      'lock.owner',
      'lock.own',
      undefined,
      'lock.not-joined',
    ]);
    expect(users.every(({ can_edit_profile: can }) => can)).toBe(true);
  });

  it('locking and unlocking are recorded once', async () => {
    const shipper = await signUpShipper(app);
    const viewer = await join(shipper, 'viewer');
    for (const can_edit_profile of [false, false, true, true]) await change(shipper, viewer.id, { can_edit_profile });
    const events = await app.database.rows<{ action: string }>(
      `select action from events where company_id = $1 and entity_id = $2 and action like 'colleague.%locked' order by id`,
      [shipper.companyId, viewer.id],
    );
    expect(events.map(({ action }) => action)).toEqual(['colleague.locked', 'colleague.unlocked']);
  });

  it('a profile of another company is not found', async () => {
    const [shipper, stranger] = [await signUpShipper(app), await signUpShipper(app)];
    const viewer = await join(shipper, 'viewer');
    expect((await change(stranger, viewer.id, { can_edit_profile: false })).status).toBe(404);
    expect((await change(stranger, viewer.id, { position: 'Boss' })).status).toBe(404);
    expect(await isLocked(viewer)).toBe(false);
  });
});

describe('the data of a colleague', () => {
  it('an administrator reads position and logins of a colleague', async () => {
    const shipper = await signUpShipper(app);
    const viewer = await join(shipper, 'viewer');
    const saved = await change(shipper, viewer.id, { position: '  Logistics manager ', role: 'manager' });
    expect(saved.body['data']).toMatchObject({
      position: 'Logistics manager',
      role: 'manager',
      login_methods: ['email'],
      can_edit_profile: true,
    });
    expect((await change(shipper, viewer.id, { position: '' })).body['data']).toMatchObject({ position: null });
    const changes = await app.database.rows<{ changes: unknown }>(
      `select changes from events where company_id = $1 and entity_id = $2 and action = 'colleague.changed' order by id`,
      [shipper.companyId, viewer.id],
    );
    expect(changes.map((row) => row.changes)).toEqual([
      [{ field: 'position', old: null, new: 'Logistics manager' }],
      [{ field: 'position', old: 'Logistics manager', new: null }],
    ]);
  });

  it.each([{ position: 'x'.repeat(101) }, { can_edit_profile: 'yes' }, { position: 5 }, { is_locked: true }])(
    'the change %j of a colleague is refused',
    async (body) => {
      const shipper = await signUpShipper(app);
      const viewer = await join(shipper, 'viewer');
      expect((await change(shipper, viewer.id, body)).status).toBe(422);
    },
  );
});
