import { afterAll, beforeAll, expect, it } from 'vitest';
import { euro, joinCarrier, newLogin, openTender, signIn, signUpShipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';
import { forgetSignIns } from './forget-sign-ins';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

const read = async (token: string) => (await app.shipper(token).call('GET /account')).body.data;

it('a newcomer is led from the name to the brand', async () => {
  const caller = app.shipper(await signIn(app, 'shipper', newLogin('new')));
  expect((await caller.call('GET /account')).body.data).toMatchObject({
    company: null,
    role: null,
    rights: [],
    brand_members: [],
    is_need_user_onboard: true,
    is_need_brand_onboard: true,
  });
  expect(await caller.call('GET /carriers')).toMatchObject({ status: 403, body: { code: 'session.no-brand' } });

  await caller.call('PUT /profile/info', {
    body: { first_name: '  Олена ', last_name: 'Савчук', locale: 'uk', country_id: 'ua', accepts_terms: true },
  });
  await caller.call('PUT /account/brand', { body: { name: 'Кварта', country_id: 'ua', legal_id: '3285 5961' } });
  expect((await caller.call('GET /account')).body.data).toMatchObject({
    first_name: 'Олена',
    locale: 'uk',
    company: { name: 'Кварта', country_id: 'ua', currency: 'UAH', legal_id: '32855961' },
    country: { id: 'ua' },
    role: 'owner',
    is_need_user_onboard: false,
    is_need_brand_onboard: false,
    quickstart_info: { is_search_started: false, is_carrier_invited: false },
  });
});

it('the accepted terms and the time are stored', async () => {
  const caller = app.shipper(await signIn(app, 'shipper', newLogin('terms')));
  const { id } = (await caller.call('GET /account')).body.data;
  const kept = () =>
    app.database.one<{ version: string | null; at: Date | null }>(
      'select terms_version as version, terms_accepted_at as at from accounts where id = $1',
      [id],
    );
  const send = (body: object) =>
    caller.send('PUT /profile/info', { body: { first_name: 'Olena', last_name: 'S', ...body } });
  expect((await send({ accepts_terms: false })).status).toBe(422);
  expect(await kept()).toEqual({ version: null, at: null });
  await send({ accepts_terms: true });
  const accepted = await kept();
  expect(accepted).toEqual({ version: expect.stringMatching(/./), at: expect.any(Date) });
  app.clock.at += 60_000;
  for (const body of [{ accepts_terms: true }, { last_name: 'Savchuk' }]) await send(body);
  app.clock.at -= 60_000;
  expect(await kept()).toEqual(accepted);
});

it('language and country of a newcomer follow the browser', async () => {
  const login = newLogin('kz');
  const visitor = app.shipper();
  const headers = { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.5' };
  const asked = await visitor.send('POST /auth/code', { body: { login }, headers });
  const { request } = asked.body['data'] as { request: string };
  const message = await app.lastMessage(login);
  expect(message.subject).toBe('Ваш код для входа в Tenderlane');
  const code = /\b\d{6}\b/.exec(message.text)![0];
  const signedIn = await visitor.send('POST /auth/login', { body: { login, request, code }, headers });
  const { token } = (signedIn.body as { data: { token: string } }).data;
  expect(await read(token)).toMatchObject({ locale: 'ru', country: { id: 'kz' } });
});

it('an unknown country is replaced by the usual one, and an invalid name is refused', async () => {
  const caller = app.shipper(await signIn(app, 'shipper', newLogin('names')));
  for (const body of [
    { first_name: '', last_name: 'X' },
    { first_name: 'x'.repeat(10_000), last_name: 'X' },
    { first_name: 'a\u0000b', last_name: 'X' },
    { first_name: 5, last_name: 'X' },
    { first_name: 'A', last_name: 'B', role: 'owner' },
    {},
  ]) {
    expect((await caller.send('PUT /profile/info', { body })).status).toBe(422);
  }
  const name = '<script>alert(1)</script> מנהל 🚚';
  await caller.call('PUT /profile/info', { body: { first_name: name, last_name: 'X', country_id: 'xx' } });
  expect((await caller.call('GET /profile/info')).body.data).toMatchObject({ first_name: name, country_id: 'us' });
});

it.each(['xx', 'de', '', 'constructor', 'Ukrainian', 'x'.repeat(5000)])(
  'the unsupported language %s and an unknown country are replaced by the usual ones',
  async (unknown) => {
    const caller = app.shipper(await signIn(app, 'shipper', newLogin('unknown')));
    const country_id = unknown === 'de' ? 'zz' : unknown;
    const body = { first_name: 'Olena', last_name: 'S', locale: unknown, country_id, accepts_terms: true };
    expect((await caller.send('PUT /profile/info', { body })).status).toBe(200);
    expect((await caller.call('GET /profile/info')).body.data).toMatchObject({ locale: 'en', country_id: 'us' });
    const company = await caller.send('PUT /account/brand', { body: { name: 'New', country_id } });
    expect(company.body).toMatchObject({ data: { country_id: 'us', currency: 'USD' } });
    expect((await caller.send('POST /loads', { body: { country_id } })).status).toBe(201);
    const invitation = { invitations: [{ login: newLogin('carrier'), country_id }], locale: unknown };
    expect((await caller.send('POST /catalogs/invite/create', { body: invitation })).status).toBe(201);
    expect((await caller.send('POST /company/search', { body: { search: 'X', country_id } })).status).toBe(200);
  },
);

it('a change of the brand is recorded once', async () => {
  const shipper = await signUpShipper(app);
  const added = await shipper.call('POST /account/brand', { body: { name: 'Second', country_id: 'ua' } });
  const [first] = (await shipper.call('GET /account')).body.data.brand_members;
  for (let times = 0; times < 2; times++) {
    expect((await shipper.call('PUT /account/{id}/change', { path: { id: first!.id } })).status).toBe(200);
  }
  const events = await app.database.rows(
    `select e.changes from events e join sessions s on s.id = e.entity_id and s.token_hash = sha256($1::bytea)
      where e.entity = 'session' and e.action = 'session.brand_switched'`,
    [shipper.token],
  );
  expect(events).toEqual([{ changes: [{ field: 'company_id', old: added.body.data.id, new: shipper.companyId }] }]);
});

it('a person uses both applications, each with its own session', async () => {
  const shipper = await signUpShipper(app);
  expect(await app.carrier(shipper.token).call('GET /account')).toMatchObject({
    status: 401,
    body: { code: 'session.missing' },
  });
  const link = await shipper.call('POST /auth/token', { body: { workspace: 'carrier' } });
  const url = new URL(link.body.data.url);
  expect(url.pathname).toBe('/carrier/auth');
  const code = url.searchParams.get('transfer')!;

  expect((await app.shipper().call('POST /auth/transfer', { body: { code } })).body.code).toBe('link.expired');
  const moved = await app.carrier().call('POST /auth/transfer', { body: { code } });
  expect(moved.status).toBe(200);
  expect((await app.carrier(moved.body.data.token).call('GET /account')).body.data.id).toBe(
    (await read(shipper.token!)).id,
  );
  expect(await app.carrier().call('POST /auth/transfer', { body: { code } })).toMatchObject({
    status: 409,
    body: { code: 'link.used' },
  });
});

it('a link into the other application expires after a minute', async () => {
  const shipper = await signUpShipper(app);
  const link = await shipper.call('POST /auth/token', { body: { workspace: 'carrier' } });
  const code = new URL(link.body.data.url).searchParams.get('transfer')!;
  app.clock.at += 60_000;
  expect((await app.carrier().call('POST /auth/transfer', { body: { code } })).body.code).toBe('link.expired');
});

it('a person sees the own sessions and ends a chosen one', async () => {
  const login = newLogin('sessions');
  const first = app.shipper(await signIn(app, 'shipper', login));
  const second = app.shipper(await signIn(app, 'shipper', login));
  const sessions = (await second.call('GET /account/sessions')).body.data;
  expect(sessions.map((session) => session.is_current)).toHaveLength(2);
  const old = sessions.find((session) => !session.is_current)!;

  const stranger = await signUpShipper(app);
  expect((await stranger.call('DELETE /account/sessions/{id}', { path: { id: old.id } })).status).toBe(404);
  expect((await second.call('DELETE /account/sessions/{id}', { path: { id: old.id } })).status).toBe(204);
  expect((await first.call('GET /account')).status).toBe(401);
  expect((await second.call('GET /account')).status).toBe(200);
  expect((await second.call('POST /auth/logout')).status).toBe(204);
  expect((await second.call('GET /account')).status).toBe(401);
});

it('a session ends after thirty days without use, which is noted at most once a minute', async () => {
  const shipper = await signUpShipper(app);
  const age = (interval: string) =>
    app.database.run(`update sessions set last_seen_at = clock_timestamp() - $2::interval where company_id = $1`, [
      shipper.companyId,
      interval,
    ]);
  const seen = async () =>
    (await app.database.first<{ at: Date }>(`select last_seen_at as at from sessions where company_id = $1`, [
      shipper.companyId,
    ]))!.at.getTime();
  await age('50 seconds');
  const before = await seen();
  await shipper.call('GET /account');
  expect(await seen()).toBe(before);
  await age('70 seconds');
  await shipper.call('GET /account');
  expect(await seen()).toBeGreaterThan(before);
  await age('30 days 1 second');
  expect((await shipper.call('GET /account')).status).toBe(401);
});

it('the caller is found in one statement', async () => {
  const shipper = await signUpShipper(app);
  app.statements.length = 0;
  await shipper.call('GET /labels');
  expect(app.statements.filter((text) => text.includes('token_hash'))).toHaveLength(1);
  expect(app.statements).toHaveLength(2);
});

it('a person changes only to own brands and starts in the last one', async () => {
  const shipper = await signUpShipper(app);
  const added = await shipper.call('POST /account/brand', { body: { name: 'Second', country_id: 'ua' } });
  expect(added.status).toBe(201);
  const members = (await shipper.call('GET /account')).body.data.brand_members;
  expect(members.map((member) => member.is_active)).toEqual([false, true]);
  const [first] = members;
  expect(first?.company_id).toBe(shipper.companyId);
  expect((await shipper.call('PUT /account/{id}/change', { path: { id: first!.id } })).status).toBe(200);
  expect((await shipper.call('GET /account')).body.data.company?.id).toBe(shipper.companyId);

  const stranger = await signUpShipper(app);
  expect((await stranger.call('PUT /account/{id}/change', { path: { id: first!.id } })).status).toBe(404);
  app.clock.at += 3_600_000;
  expect((await read(await signIn(app, 'shipper', shipper.login))).company?.id).toBe(shipper.companyId);
});

it('brands of a carrier are not shown in the shipper’s application', async () => {
  const shipper = await signUpShipper(app);
  const carrier = await joinCarrier(app, shipper);
  const [member] = (await carrier.call('GET /account')).body.data.brand_members;
  const cabinet = app.shipper(await signIn(app, 'shipper', carrier.login));
  expect((await cabinet.call('GET /account')).body.data).toMatchObject({ company: null, brand_members: [] });
  expect((await cabinet.call('PUT /account/{id}/change', { path: { id: member!.id } })).status).toBe(404);
});

it('old codes and sessions are deleted, and needed ones are kept', async () => {
  const shipper = await signUpShipper(app);
  const login = newLogin('forgotten');
  await signIn(app, 'shipper', login);
  await app.database.run(`update sign_in_codes set created_at = created_at - interval '3 days' where login = $1`, [
    login,
  ]);
  await app.database.run(
    `update sessions s set last_seen_at = last_seen_at - interval '91 days' from accounts a where a.id = s.account_id and a.email = $1`,
    [login],
  );
  await forgetSignIns(app.database);
  const left = (table: string, email: string) =>
    app.database.rows(
      table === 'sign_in_codes'
        ? `select 1 from sign_in_codes where login = $1`
        : `select 1 from sessions s join accounts a on a.id = s.account_id where a.email = $1`,
      [email],
    );
  expect([await left('sign_in_codes', login), await left('sessions', login)]).toEqual([[], []]);
  expect(await left('sign_in_codes', shipper.login)).toHaveLength(1);
  expect((await shipper.call('GET /account')).status).toBe(200);
});

it('the first steps of a company are marked as done', async () => {
  const shipper = await signUpShipper(app);
  const steps = async () => (await shipper.call('GET /account')).body.data.quickstart_info;
  const carrier = await joinCarrier(app, shipper);
  expect(await steps()).toMatchObject({ is_carrier_invited: true, is_search_started: false, is_load_booked: false });
  const id = await openTender(app, shipper, { book_now_price: euro(200_000) });
  expect(await steps()).toMatchObject({ is_search_started: true, is_load_booked: false });
  await carrier.call('PUT /loads/{id}/book_now', { path: { id }, body: {} });
  await carrier.call('PUT /loads/{id}/confirm', { path: { id }, body: {} });
  expect(await steps()).toMatchObject({ is_load_booked: true, is_trip_completed: false });
});
