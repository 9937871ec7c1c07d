import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as plans from '@tenderlane/domain/plans';
import {
  HOUR_MS,
  joinColleague,
  newLogin,
  signIn,
  signUpCarrier,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ask = (person: Pick<Shipper, 'call'>, companyId: number, text = 'I am back from leave') =>
  person.call('POST /account/access_requests', { body: { company_id: companyId, text, page: wanted } });

async function world() {
  const shipper = await signUpShipper(app);
  const former = await joinColleague(app, shipper, 'dispatcher');
  await shipper.done('DELETE /profile/users/{id}', former.memberId);
  return { shipper, former };
}

const wanted = '/tenders/7/view?tab=bids&day=1';

const requestsOf = async (shipper: Shipper) => (await shipper.call('GET /profile/access_requests')).body;

describe('a former member requests access to a company', () => {
  it('a request for access is sent to administrators, who approve it with a role', async () => {
    const { shipper, former } = await world();
    const asked = await ask(former, shipper.companyId);
    expect(asked).toMatchObject({ status: 201, body: { data: { state: 'open', message: 'I am back from leave' } } });
    await app.runDueWork();
    const mail = await app.lastMessage(shipper.login);
    expect(mail.subject).toMatch(/^Ihor Bondar asks for access to Kvarta/);
    expect(mail.text).toContain('I am back from leave');
    expect(mail.text).toContain('/account/users');
    expect((await shipper.call('GET /notifications')).body.data[0]).toMatchObject({ page_name: 'users' });

    const { data, meta } = await requestsOf(shipper);
    expect(meta.open).toBe(1);
    const [request] = data;
    expect(request).toMatchObject({ name: 'Ihor Bondar', login: former.login, was_member: true, invited_as: null });
    const approved = await shipper.done('PUT /profile/access_requests/{id}/approve', request!.id, { role: 'manager' });
    expect(approved).toMatchObject({ state: 'approved', settled_by: 'Olena Savchuk' });
    await app.runDueWork();
    const letIn = await app.lastMessage(former.login);
    expect(letIn.subject).toMatch(/let you in$/);
    expect(letIn.text).toContain(wanted);

    const { brand_members: brands } = (await former.call('GET /account')).body.data;
    const [member] = brands.filter(({ company_id: companyId }) => companyId === shipper.companyId);
    await former.call('PUT /account/{id}/change', { path: { id: member!.id } });
    expect((await former.call('GET /account')).body.data).toMatchObject({ role: 'manager' });
    // A repeated approval changes nothing.
    await shipper.done('PUT /profile/access_requests/{id}/approve', request!.id, { role: 'viewer' });
    expect((await former.call('GET /account')).body.data).toMatchObject({ role: 'manager' });
    expect((await ask(former, shipper.companyId)).body.code).toBe('access.member');
  });

  it('a declined person reads the reason and may ask again a day later', async () => {
    const { shipper, former } = await world();
    await ask(former, shipper.companyId);
    const { id } = (await requestsOf(shipper)).data[0]!;
    const wordless = await shipper.send('PUT /profile/access_requests/{id}/decline', {
      path: { id },
      body: { reason: ' ' },
    });
    expect(wordless).toMatchObject({ status: 422, body: { errors: { reason: [expect.any(String)] } } });
    await shipper.done('PUT /profile/access_requests/{id}/decline', id, { reason: 'Ask your new team' });
    await app.runDueWork();
    expect((await app.lastMessage(former.login)).text).toContain('Ask your new team');
    const [own] = (await former.call('GET /account/access_requests')).body.data;
    expect(own).toMatchObject({ company_id: shipper.companyId, state: 'declined', reason: 'Ask your new team' });
    expect((await ask(former, shipper.companyId)).body.code).toBe('access.declined');
    const late = await shipper.refused('PUT /profile/access_requests/{id}/approve', id, { role: 'viewer' });
    expect(late).toMatchObject({ status: 409, code: 'access.decided' });
    app.clock.at += 24 * HOUR_MS;
    expect((await ask(former, shipper.companyId)).status).toBe(201);
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'tenders', '/a b', `/${'x'.repeat(2000)}`])(
    'a page outside the application is not kept for the return: %s',
    async (page) => {
      const { shipper, former } = await world();
      const body = { company_id: shipper.companyId, text: 'Let me in', page };
      expect((await former.send('POST /account/access_requests', { body })).status).toBe(422);
    },
  );

  it('a second request replaces the text of the first and notifies nobody', async () => {
    const { shipper, former } = await world();
    await Promise.all([ask(former, shipper.companyId, 'First'), ask(former, shipper.companyId, 'First')]);
    await ask(former, shipper.companyId, 'Second');
    await app.runDueWork();
    expect((await requestsOf(shipper)).data).toMatchObject([{ message: 'Second', state: 'open' }]);
    const told = (await app.messages(shipper.login)).filter(({ subject }) => subject.includes('asks for access'));
    expect(told).toHaveLength(1);
  });
});

describe('a company that the person never worked in', () => {
  it('a company that the person never worked in is not found', async () => {
    const { shipper } = await world();
    const stranger = await signUpShipper(app);
    const toShipper = await ask(stranger, shipper.companyId);
    const toNobody = await ask(stranger, 999_999_999);
    expect(toShipper.status).toBe(404);
    const { request_id: _one, ...first } = toShipper.body as Record<string, unknown>;
    const { request_id: _two, ...second } = toNobody.body as Record<string, unknown>;
    expect(first).toEqual(second);
    expect((await requestsOf(shipper)).data).toEqual([]);
    const carrier = await signUpCarrier(app);
    expect((await ask(stranger, carrier.companyId)).status).toBe(404);
  });

  it('requests for access of another company cannot be read or decided', async () => {
    const { shipper, former } = await world();
    await ask(former, shipper.companyId);
    const { id } = (await requestsOf(shipper)).data[0]!;
    const stranger = await signUpShipper(app);
    expect((await requestsOf(stranger)).data).toEqual([]);
    const refused = await stranger.refused('PUT /profile/access_requests/{id}/approve', id, { role: 'viewer' });
    expect(refused.code).toBe('record.not-found');
    const manager = await joinColleague(app, shipper, 'manager');
    expect((await manager.call('GET /profile/access_requests')).body.code).toBe('right.missing');
  });
});

it('an invited person asks, is shown with the role of the invitation, and joins by either way once', async () => {
  const shipper = await signUpShipper(app);
  const login = newLogin('invited');
  await shipper.call('POST /profile/users', { body: { login, role: 'accountant' } });
  const invited = app.shipper(await signIn(app, 'shipper', login));
  await ask(invited, shipper.companyId);
  const [request] = (await requestsOf(shipper)).data;
  expect(request).toMatchObject({ login, invited_as: 'accountant', was_member: false });
  await shipper.done('PUT /profile/access_requests/{id}/approve', request!.id, { role: 'accountant' });
  const { data: users } = (await shipper.call('GET /profile/users')).body;
  expect(users.filter((user) => user.login === login)).toMatchObject([{ status: 'active', role: 'accountant' }]);
});

it('a request is settled by accepting an invitation that came meanwhile', async () => {
  const { shipper, former } = await world();
  await ask(former, shipper.companyId);
  await shipper.call('POST /profile/users', { body: { login: former.login, role: 'viewer' } });
  const { text } = await app.lastMessage(former.login);
  const code = /\/brand\/([\w-]+)/.exec(text)![1]!;
  await former.call('POST /brands/invitations/{code}/accept', { path: { code } });
  expect(await requestsOf(shipper)).toMatchObject({ data: [{ state: 'approved' }], meta: { open: 0 } });
});

it('a plan without room for people refuses every approval', async () => {
  const { shipper, former } = await world();
  await ask(former, shipper.companyId);
  const { id } = (await requestsOf(shipper)).data[0]!;
  const plan = vi.spyOn(plans, 'isGranted').mockImplementation((_capacity, key) => key !== 'users');
  try {
    const refused = await shipper.refused('PUT /profile/access_requests/{id}/approve', id, { role: 'viewer' });
    expect(refused).toMatchObject({ status: 403, code: 'plan.limit' });
  } finally {
    plan.mockRestore();
  }
});
