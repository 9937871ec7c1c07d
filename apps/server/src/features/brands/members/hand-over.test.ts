import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptColleague, joinColleague, newLogin, signIn, signUpCarrier, signUpShipper } from '../../../../test/build';
import type { Shipper } from '../../../../test/build';
import { connect, openPort, settle } from '../../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await signUpShipper(app);
});
afterAll(() => app.close());

type Person = Pick<Shipper, 'call' | 'send'>;
const members = async (person: Person) => (await person.call('GET /profile/users', { query: {} })).body.data;
const idOf = async (person: Person) => (await members(person)).find(({ is_self }) => is_self)!.id;
const roleOf = async (person: Person) => (await members(person)).find(({ is_self }) => is_self)!.role;
const handOver = (from: Person, id: number) => from.send('PUT /profile/users/{id}/owner', { path: { id } });
const handedOver = async (company: Person) =>
  (await company.call('GET /account/company/history', { query: {} })).body.data.filter(
    ({ action }) => action === 'company.handed_over',
  );

describe('the owner hands the company over', () => {
  it('the owner hands the company over to a colleague, and both are notified', async () => {
    const owner = await signUpShipper(app);
    const heir = await joinColleague(app, owner, 'viewer');
    const id = await idOf(heir);
    const listener = connect(await openPort(app), 'shipper', heir.token ?? '');
    expect(await listener.listen(`brand.${owner.companyId}`)).toBe('listening');
    await settle(app, listener);
    listener.frames.length = 0;
    const { status, body } = await handOver(owner, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ data: { role: 'owner', refusals: { hand_over: 'right.missing' } } });
    expect([await roleOf(owner), await roleOf(heir)]).toEqual(['administrator', 'owner']);
    await settle(app, listener);
    expect(listener.frames).toMatchObject([{ event: 'BrandUpdateEvent', data: { topic: 'company' } }]);
    listener.close();
    const account = (await heir.call('GET /account')).body.data;
    const { admin_id } = await app.database.one<{ admin_id: number }>('select admin_id from companies where id = $1', [
      owner.companyId,
    ]);
    expect(admin_id).toBe(account.id);
    for (const { login } of [owner, heir]) expect((await app.lastMessage(login)).subject).toContain('has a new owner');
    expect(await handedOver(heir)).toHaveLength(1);
    expect((await handOver(owner, id)).body['code']).toBe('right.missing');
  });

  it('the owner cannot hand the company over to themselves, to invited or former colleagues or to strangers', async () => {
    const owner = await signUpShipper(app);
    const administrator = await joinColleague(app, owner, 'administrator');
    expect((await handOver(owner, await idOf(owner))).body['code']).toBe('role.own');
    const invited = (await owner.call('POST /profile/users', { body: { login: newLogin('heir'), role: 'manager' } }))
      .body;
    expect((await handOver(owner, invited.data.id)).body['code']).toBe('role.not-joined');
    const left = await joinColleague(app, owner, 'manager');
    const leftId = await idOf(left);
    await owner.call('DELETE /profile/users/{id}', { path: { id: leftId } });
    expect((await handOver(owner, leftId)).status).toBe(404);
    const stranger = await signUpShipper(app);
    expect((await handOver(owner, await idOf(stranger))).status).toBe(404);
    expect((await handOver(stranger, await idOf(administrator))).status).toBe(404);
    expect((await handOver(administrator, await idOf(administrator))).body['code']).toBe('right.missing');
    expect(await roleOf(owner)).toBe('owner');
    expect(await handedOver(owner)).toEqual([]);
  });

  it('one of two simultaneous hand-overs succeeds', async () => {
    const owner = await signUpShipper(app);
    const heirs = [await joinColleague(app, owner, 'manager'), await joinColleague(app, owner, 'manager')];
    const ids = await Promise.all(heirs.map(idOf));
    const answers = await Promise.all(ids.map((id) => handOver(owner, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await members(owner)).filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect(await handedOver(owner)).toHaveLength(1);
  });

  it('the owner of a carrier hands the company over', async () => {
    const owner = await signUpCarrier(app);
    const login = newLogin('colleague');
    await owner.call('POST /profile/users', { body: { login, role: 'dispatcher' } });
    const heir = await acceptColleague(app, app.carrier(await signIn(app, 'carrier', login)), login);
    const { data } = (await owner.call('GET /profile/users', { query: {} })).body;
    const { id } = data.find((member) => member.login === login)!;
    expect(data.find((member) => member.id === id)!.refusals).not.toHaveProperty('hand_over');
    expect((await owner.send('PUT /profile/users/{id}/owner', { path: { id } })).status).toBe(200);
    expect((await heir.call('GET /account')).body.data.role).toBe('owner');
    expect((await app.lastMessage(login)).text).toContain('/carrier/settings/company');
  });
});
