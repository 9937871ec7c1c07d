import { afterAll, beforeAll, expect, it } from 'vitest';
import { joinCarrier, joinColleague, newLogin, signIn, signUpShipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

const newcomer = async () => app.shipper(await signIn(app, 'shipper', newLogin('brand')));

it('proposes the currency of the country and takes another one', async () => {
  const caller = await newcomer();
  const create = async (body: object) => (await caller.send('POST /account/brand', { body })).body['data'];
  expect(await create({ name: 'A', country_id: 'kz' })).toMatchObject({ currency: 'KZT' });
  expect(await create({ name: 'B', country_id: 'IS' })).toMatchObject({ currency: 'ISK', country_id: 'is' });
  expect(await create({ name: 'C', country_id: 'zz' })).toMatchObject({ currency: 'USD', country_id: 'us' });
  expect(await create({ name: 'D', country_id: 'ua', currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
});

it('refuses a brand without sense and stores nothing', async () => {
  const caller = await newcomer();
  for (const body of [
    {},
    { name: '', country_id: 'pl' },
    { name: '   ', country_id: 'pl' },
    { name: 'x'.repeat(201), country_id: 'pl' },
    { name: 'A', country_id: 'pl', currency: 'XAU' },
    { name: 'A', country_id: 'pl', currency: 'eur' },
    { name: 'A', country_id: 'pl', admin_id: 1 },
    { name: 7, country_id: 'pl' },
  ]) {
    expect([body, (await caller.send('PUT /account/brand', { body })).status]).toEqual([body, 422]);
  }
  expect((await caller.call('GET /account')).body.data.company).toBeNull();
});

it('hands a registered company to nobody who types its number', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const legal_id = `EDRPOU-${Date.now()}`;
  expect((await first.call('PUT /account/brand', { body: { name: 'First', country_id: 'ua', legal_id } })).status).toBe(
    200,
  );
  const taken = await second.call('PUT /account/brand', {
    body: { name: 'Second', country_id: 'ua', legal_id: legal_id.toLowerCase() },
  });
  expect(taken).toMatchObject({ status: 409, body: { code: 'brand.exists' } });
  expect((await second.call('GET /account')).body.data.company).toBeNull();
  expect(
    (await second.call('PUT /account/brand', { body: { name: 'Second', country_id: 'pl', legal_id } })).status,
  ).toBe(200);
  const moved = await second.call('PUT /account/brand', { body: { name: 'Second', country_id: 'ua', legal_id } });
  expect(moved.body.code).toBe('brand.exists');
});

it('creates one of two companies that are registered at the same moment', async () => {
  const people = await Promise.all([newcomer(), newcomer(), newcomer()]);
  const body = { name: 'Once', country_id: 'ua', legal_id: `once-${Date.now()}` };
  const answers = await Promise.all(people.map((person) => person.call('PUT /account/brand', { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('changes the active brand and keeps what was before in the history', async () => {
  const shipper = await signUpShipper(app);
  await shipper.call('PUT /account/brand', { body: { name: 'New name', country_id: 'pl', currency: 'EUR' } });
  expect((await shipper.call('GET /account')).body.data.company).toMatchObject({
    id: shipper.companyId,
    name: 'New name',
    currency: 'EUR',
  });
  const events = await app.database.rows<{ changes: unknown }>(
    `select changes from events where company_id = $1 and action = 'company.changed'`,
    [shipper.companyId],
  );
  expect(events[0]?.changes).toContainEqual({ field: 'currency', old: 'PLN', new: 'EUR' });
});

it('keeps the defaults of tenders, a key sent replacing the old one', async () => {
  const shipper = await signUpShipper(app);
  const before = (await shipper.call('GET /profile/setting')).body.data;
  expect(before).toMatchObject({ auction: { mode: 'open', duration_minutes: 1440 }, days_to_pay: 3, approval: null });
  const approval = { above: { amount: 100_000, currency: 'PLN' }, above_target_bp: 500 };
  expect((await shipper.call('PUT /profile/setting', { body: { approval } })).body.code).toBe('approval.needs-two');
  await joinColleague(app, shipper, 'manager');
  const sent = await shipper.call('PUT /profile/setting', { body: { days_to_pay: 30, approval } });
  expect(sent.body.data).toEqual({ ...before, days_to_pay: 30, approval });
  expect((await shipper.call('GET /profile/setting')).body.data).toEqual(sent.body.data);

  const foreign = { approval: { above: { amount: 1, currency: 'EUR' }, above_target_bp: null } };
  expect((await shipper.call('PUT /profile/setting', { body: foreign })).body.code).toBe('money.currency');
  const move = await shipper.call('PUT /account/brand', { body: { name: 'X', country_id: 'pl', currency: 'EUR' } });
  expect(move).toMatchObject({ status: 409, body: { code: 'brand.currency-in-use' } });
  for (const body of [
    { days_to_pay: 1.5 },
    { days_to_pay: -1 },
    { cost_of_money_bp: 1e308 },
    { unknown: 1 },
    { auction: {} },
  ]) {
    expect((await shipper.send('PUT /profile/setting', { body })).status).toBe(422);
  }
  const weights = { price: 5000, on_time: 0, acceptance: 0, cancel: 0 };
  expect(
    (await shipper.call('PUT /profile/setting', { body: { auction: { ...before.auction, weights } } })).status,
  ).toBe(422);
});

it('says what the plan allows and how much of it is used', async () => {
  const shipper = await signUpShipper(app);
  await joinCarrier(app, shipper);
  const { data } = (
    await shipper.call('GET /accounting/subscriptions/account', { query: { product_id: 'tenderlane' } })
  ).body;
  expect(data).toMatchObject({ is_need_subscription: false, is_overused: false, name: 'large' });
  expect(data.capacity.every((entry) => entry.can_used && entry.limit === null)).toBe(true);
  const used = Object.fromEntries(data.capacity.map(({ key, used }) => [key, used]));
  expect(used).toMatchObject({ users: 1, carriers: 1, tenders_per_month: 0 });
});
