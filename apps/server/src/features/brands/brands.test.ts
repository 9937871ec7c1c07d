import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joinCarrier,
  joinColleague,
  newLogin,
  openTender,
  signIn,
  signUpShipper,
  type Shipper,
} from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ CODES_PER_ADDRESS_HOUR: '1000' });
});
afterAll(() => app.close());

const newcomer = async () => app.shipper(await signIn(app, 'shipper', newLogin('brand')));

it('a new brand has the currency of its country or another chosen one', async () => {
  const caller = await newcomer();
  const create = async (body: object) => (await caller.send('POST /account/brand', { body })).body['data'];
  expect(await create({ name: 'A', country_id: 'kz' })).toMatchObject({ currency: 'KZT' });
  expect(await create({ name: 'B', country_id: 'IS' })).toMatchObject({ currency: 'ISK', country_id: 'is' });
  expect(await create({ name: 'C', country_id: 'zz' })).toMatchObject({ currency: 'USD', country_id: 'us' });
  expect(await create({ name: 'D', country_id: 'ua', currency: 'EUR' })).toMatchObject({ currency: 'EUR' });
});

it('an invalid brand is refused and not stored', async () => {
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

it('two companies may use one unconfirmed number', async () => {
  const people = [await newcomer(), await newcomer(), await newcomer()];
  const legal_id = validLegalId('ua', 1);
  const body = { name: 'IdempotencyKey', country_id: 'ua', legal_id };
  const answers = await Promise.all(people.map((person) => person.call('PUT /account/brand', { body })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const other = await people[0]!.call('POST /account/brand', {
    body: { ...body, country_id: 'pl', legal_id: validLegalId('pl', 1) },
  });
  expect(other.status).toBe(201);
  const moved = await people[0]!.call('PUT /account/brand', {
    body: { ...body, legal_id: `UA ${legal_id.slice(0, 4)}-${legal_id.slice(4)}` },
  });
  expect(moved).toMatchObject({ status: 200, body: { data: { legal_id } } });
});

it('a change of the active brand keeps earlier data in the history', async () => {
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

it('the defaults of tenders are saved key by key', async () => {
  const shipper = await signUpShipper(app);
  const before = (await shipper.call('GET /profile/setting')).body.data;
  expect(before).toMatchObject({ auction: { mode: 'open', duration_minutes: 1440 }, days_to_pay: 30, approval: null });
  const approval = { above: { amount: 100_000, currency: 'PLN' }, above_target_bp: 500 };
  expect((await shipper.call('PUT /profile/setting', { body: { approval } })).body.code).toBe('approval.needs-two');
  await joinColleague(app, shipper, 'manager');
  const sent = await shipper.call('PUT /profile/setting', { body: { days_to_pay: 3, approval } });
  // A company keeps what it saved itself.
  expect(sent.body.data).toEqual({ ...before, days_to_pay: 3, approval });
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

it('a member reads the limits of the plan and their use', async () => {
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

describe('the month of the plan', () => {
  const usedAt = async (shipper: Shipper, moment: string) => {
    app.clock.at = Date.parse(moment);
    const { capacity } = (await shipper.call('GET /accounting/subscriptions/account')).body.data;
    return capacity.find(({ key }) => key === 'tenders_per_month')!.used;
  };

  // Almaty is five hours before UTC, New York five hours behind it in winter.
  it.each([
    ['kz', 'Almaty', '2027-01-31T18:59:00Z', '2027-01-31T19:00:00Z', '2027-02-28T19:00:00Z'],
    ['us', 'New York', '2027-02-01T04:59:00Z', '2027-02-01T05:00:00Z', '2027-03-01T05:00:00Z'],
  ])('the month of a company in %s begins when it begins in %s', async (country, _city, last, first, next) => {
    app.clock.at = Date.parse(last);
    const shipper = await signUpShipper(app, country, { currency: 'EUR' });
    await joinCarrier(app, shipper);
    await openTender(app, shipper);
    expect(await usedAt(shipper, last)).toBe(1);
    expect(await usedAt(shipper, first)).toBe(0);
    const id = await openTender(app, shipper);
    expect(await usedAt(shipper, first)).toBe(1);
    // A repeated publication was counted at the first one.
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Moved' });
    await shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 500 });
    expect(await usedAt(shipper, first)).toBe(1);
    expect(await usedAt(shipper, new Date(Date.parse(next) - 1).toISOString())).toBe(1);
    expect(await usedAt(shipper, next)).toBe(0);
  });
});
