import type { Role } from '@tenderlane/domain/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLogin, signIn, signUpCarrier, signUpShipper, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

type Invited = Exclude<Role, 'owner'>;

const linkTo = async (login: string) => /\/brand\/([\w-]+)/.exec((await app.lastMessage(login)).text)![1]!;

async function invite(shipper: Shipper, role: Invited, login = newLogin('colleague')) {
  const { body } = await shipper.call('POST /profile/users', { body: { login, role } });
  return { login, user: body.data, code: await linkTo(login) };
}

async function join(shipper: Shipper, role: Invited) {
  const { login, user, code } = await invite(shipper, role);
  const caller = app.shipper(await signIn(app, 'shipper', login));
  const { body } = await caller.call('POST /brands/invitations/{code}/accept', { path: { code } });
  return Object.assign(caller, { login, id: user.id, memberId: body.data.brand_member_id, code });
}

describe('an invitation to a colleague', () => {
  it('an invitation names inviter and role, and hides the login from strangers', async () => {
    const shipper = await signUpShipper(app);
    const { login, code } = await invite(shipper, 'dispatcher');
    const seen = await app.visitor().call('GET /brands/invitations/{code}', { path: { code } });
    expect(seen.body.data).toMatchObject({ invited_by: 'Olena Savchuk', role: 'dispatcher', state: 'open' });
    expect(JSON.stringify(seen.body)).not.toContain(login);
  });

  it('an invitation leads to the application of its company', async () => {
    const [shipper, carrier] = [await signUpShipper(app), await signUpCarrier(app)];
    const linkOf = async (owner: Pick<Shipper, 'call'>) => {
      const login = newLogin('colleague');
      await owner.call('POST /profile/users', { body: { login, role: 'dispatcher' } });
      const [link = ''] = /https?:\/\/\S+/.exec((await app.lastMessage(login)).text) ?? [];
      return new URL(link).pathname;
    };
    expect(await linkOf(shipper)).toMatch(/^\/brand\//);
    expect(await linkOf(carrier as unknown as Shipper)).toMatch(/^\/carrier\/brand\//);
  });

  it('accepting an invitation can be repeated', async () => {
    const shipper = await signUpShipper(app);
    const dispatcher = await join(shipper, 'dispatcher');
    expect((await dispatcher.call('GET /account')).body.data).toMatchObject({
      role: 'dispatcher',
      company: { id: shipper.companyId },
    });
    const again = await dispatcher.call('POST /brands/invitations/{code}/accept', { path: { code: dispatcher.code } });
    expect(again.body.data.brand_member_id).toBe(dispatcher.memberId);
    const users = (await shipper.call('GET /profile/users')).body;
    expect(users.data.map(({ role, status }) => [role, status])).toEqual([
      ['owner', 'active'],
      ['dispatcher', 'active'],
    ]);
    const { state } = (await app.visitor().call('GET /brands/invitations/{code}', { path: { code: dispatcher.code } }))
      .body.data;
    expect(state).toBe('used');
  });

  it('only the invited login can accept an invitation', async () => {
    const shipper = await signUpShipper(app);
    const { code } = await invite(shipper, 'administrator');
    const thief = app.shipper(await signIn(app, 'shipper', newLogin('thief')));
    const refused = await thief.call('POST /brands/invitations/{code}/accept', { path: { code } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'invitation.other-login' } });
    expect((await thief.call('GET /account')).body.data.company).toBeNull();
  });

  it('an invitation ends after fourteen days, when it is revoked and when it is sent again', async () => {
    const shipper = await signUpShipper(app);
    const { login, user, code } = await invite(shipper, 'viewer');
    app.clock.at += DAY_MS;
    await shipper.call('PUT /profile/users/{id}/resend', { path: { id: user.id } });
    const renewed = await linkTo(login);
    expect(renewed).not.toBe(code);
    const caller = app.shipper(await signIn(app, 'shipper', login));
    const accept = (link: string) => caller.call('POST /brands/invitations/{code}/accept', { path: { code: link } });
    expect((await accept(code)).status).toBe(404);
    app.clock.at += 14 * DAY_MS;
    expect(await accept(renewed)).toMatchObject({ status: 409, body: { code: 'invitation.expired' } });
    expect((await shipper.call('GET /profile/users')).body.data.at(-1)).toMatchObject({ status: 'expired' });

    await shipper.call('PUT /profile/users/{id}/resend', { path: { id: user.id } });
    const last = await linkTo(login);
    await shipper.call('DELETE /profile/users/{id}', { path: { id: user.id } });
    expect(await accept(last)).toMatchObject({ status: 409, body: { code: 'invitation.revoked' } });
  });

  it('a guessed code of an invitation is not found', async () => {
    const shipper = await signUpShipper(app);
    const { code } = await invite(shipper, 'viewer');
    const [id] = code.split('-');
    for (const guess of [
      `${id}-${'A'.repeat(22)}`,
      `${Number(id) + 1}-${code.split('-').slice(1).join('-')}`,
      'x',
      `${id}`,
      '0-' + 'A'.repeat(22),
    ]) {
      expect((await app.visitor().call('GET /brands/invitations/{code}', { path: { code: guess } })).status).toBe(404);
    }
  });

  it('a colleague is not invited, and an invited person gets a new invitation', async () => {
    const shipper = await signUpShipper(app);
    const dispatcher = await join(shipper, 'dispatcher');
    const taken = await shipper.call('POST /profile/users', { body: { login: dispatcher.login, role: 'viewer' } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'login.taken' } });
    const first = await invite(shipper, 'viewer');
    app.clock.at += DAY_MS;
    const second = await invite(shipper, 'manager', first.login);
    expect(second.user).toMatchObject({ id: first.user.id, role: 'manager' });
  });

  it('a stranger is invited in the language of the inviter, and a known person in the own one', async () => {
    const shipper = await signUpShipper(app);
    await shipper.call('PUT /profile/info', {
      body: { first_name: 'Олена', last_name: 'Савчук', accepts_terms: true, locale: 'uk' },
    });
    const { login } = await invite(shipper, 'manager');
    expect((await app.lastMessage(login)).subject).toMatch(/^Олена Савчук запрошує вас/);
    const known = newLogin('known');
    const person = app.shipper(await signIn(app, 'shipper', known));
    await person.call('PUT /profile/info', {
      body: { first_name: 'A', last_name: 'B', accepts_terms: true, locale: 'kk' },
    });
    await invite(shipper, 'manager', known);
    expect((await app.lastMessage(known)).subject).toMatch(/шақырады$/);
  });
});

describe('roles', () => {
  const READS = 'GET /profile/setting';
  const TABLE: Record<Invited, { users: number; settings: number; carriers: number; reads: number }> = {
    administrator: { users: 200, settings: 200, carriers: 201, reads: 200 },
    manager: { users: 403, settings: 403, carriers: 201, reads: 200 },
    dispatcher: { users: 403, settings: 403, carriers: 201, reads: 200 },
    accountant: { users: 403, settings: 403, carriers: 403, reads: 200 },
    viewer: { users: 403, settings: 403, carriers: 403, reads: 200 },
  };

  it.each(Object.entries(TABLE))('the role %s has exactly the rights of the table', async (role, expected) => {
    const shipper = await signUpShipper(app);
    const colleague = await join(shipper, role as Invited);
    const { user } = await invite(shipper, 'viewer');
    const brand = { name: 'Renamed', country_id: 'pl' };
    const statuses = {
      users: (await colleague.call('PUT /profile/users/{id}', { path: { id: user.id }, body: { role: 'accountant' } }))
        .status,
      settings: (await colleague.call('PUT /account/brand', { body: brand })).status,
      carriers: (await colleague.call('POST /labels', { body: { name: role } })).status,
      reads: (await colleague.call(READS)).status,
    };
    expect(statuses).toEqual(expected);
    const account = (await colleague.call('GET /account')).body.data;
    expect(account.rights.includes('users.write')).toBe(expected.users === 200);
  });

  it('a member cannot change the own role, and nobody the role of the owner', async () => {
    const shipper = await signUpShipper(app);
    const administrator = await join(shipper, 'administrator');
    const [owner] = (await shipper.call('GET /profile/users')).body.data;
    const change = (caller: Shipper | typeof administrator, id: number) =>
      caller.call('PUT /profile/users/{id}', { path: { id }, body: { role: 'viewer' } });
    expect((await change(shipper, owner!.id)).body.code).toBe('role.own');
    expect((await change(administrator, administrator.id)).body.code).toBe('role.own');
    expect((await change(administrator, owner!.id)).body.code).toBe('role.owner');
    expect((await administrator.send('DELETE /profile/users/{id}', { path: { id: owner!.id } })).body.code).toBe(
      'role.owner',
    );
    expect(
      (await administrator.send('PUT /profile/users/{id}', { path: { id: owner!.id }, body: { role: 'owner' } }))
        .status,
    ).toBe(422);
    expect(owner?.refusals).toEqual({
      change: 'role.own',
      remove: 'role.own',
      lock: 'lock.own',
      hand_over: 'role.own',
    });
  });

  it('one administrator remains when two demote each other at once', async () => {
    const shipper = await signUpShipper(app);
    const [first, second] = [await join(shipper, 'administrator'), await join(shipper, 'administrator')];
    const demote = (actor: typeof first, target: typeof first) =>
      actor.call('PUT /profile/users/{id}', { path: { id: target.id }, body: { role: 'viewer' } });
    const answers = await Promise.all([demote(first, second), demote(second, first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

it('a removed colleague loses access at once and gets another own brand', async () => {
  const shipper = await signUpShipper(app);
  const manager = await join(shipper, 'manager');
  const own = await manager.call('POST /account/brand', { body: { name: 'Own', country_id: 'pl' } });
  const [member] = (await manager.call('GET /account')).body.data.brand_members;
  await manager.call('PUT /account/{id}/change', { path: { id: member!.id } });
  expect((await manager.call('GET /carriers')).status).toBe(200);

  expect((await shipper.call('DELETE /profile/users/{id}', { path: { id: manager.id } })).status).toBe(204);
  const account = (await manager.call('GET /account')).body.data;
  expect([account.company?.id, account.brand_members.length]).toEqual([own.body.data.id, 1]);
  expect(
    (await manager.call('POST /brands/invitations/{code}/accept', { path: { code: manager.code } })).body.code,
  ).toBe('invitation.used');

  const viewer = await join(shipper, 'viewer');
  await shipper.call('DELETE /profile/users/{id}', { path: { id: viewer.id } });
  expect(await viewer.call('GET /carriers')).toMatchObject({ status: 403, body: { code: 'session.no-brand' } });
});

it('colleagues of another company are not found', async () => {
  const [shipper, stranger] = [await signUpShipper(app), await signUpShipper(app)];
  const { user } = await invite(shipper, 'viewer');
  const path = { id: user.id };
  expect((await stranger.call('GET /profile/users/{id}/edit', { path })).status).toBe(404);
  expect((await stranger.call('PUT /profile/users/{id}', { path, body: { role: 'viewer' } })).status).toBe(404);
  expect((await stranger.call('PUT /profile/users/{id}/resend', { path })).status).toBe(404);
  expect((await stranger.call('DELETE /profile/users/{id}', { path })).status).toBe(404);
  expect((await stranger.call('GET /profile/users')).body.data).toHaveLength(1);
});

it('every member sees the owner and the administrators to ask for rights', async () => {
  const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
  const [administrator, viewer] = [await join(shipper, 'administrator'), await join(shipper, 'viewer')];
  await join(shipper, 'dispatcher');
  const asked = async (caller: Pick<Shipper, 'call'>) =>
    (await caller.call('GET /profile/administrators')).body.data.map(({ email }) => email);
  expect(await asked(viewer)).toEqual([shipper.login, administrator.login]);
  expect(await asked(administrator)).toEqual([shipper.login]);
  expect(await asked(other)).toEqual([]);
  expect((await app.shipper().send('GET /profile/administrators')).status).toBe(401);
});
