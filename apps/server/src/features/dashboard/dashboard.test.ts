import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueryOf, ShipperApi } from '@tenderlane/contract';
import {
  bid,
  draftTender,
  endBidding,
  euro,
  HOUR_MS,
  joinColleague,
  openMarket,
  openTender,
  select,
  signUpShipper,
  type Shipper,
} from '../../../test/build';
import { inviteCarrier } from '../../../test/network';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

type Query = NonNullable<QueryOf<ShipperApi['GET /dashboard']>>;
type Reader = Pick<Shipper, 'call'>;

const read = async (reader: Reader, query: Query = {}) => (await reader.call('GET /dashboard', { query })).body.data;
const lanesOf = async (reader: Reader, scope: Query['scope'] = 'all') =>
  (await reader.call('GET /dashboard/lanes', { query: { scope } })).body.data;
const savingsOf = async (reader: Reader, query: QueryOf<ShipperApi['GET /dashboard/savings']>) =>
  (await reader.call('GET /dashboard/savings', { query })).body.data;

async function award(shipper: Shipper, terms: Parameters<typeof openTender>[2] = {}) {
  const id = await openTender(app, shipper, terms);
  await bid(market.anna, id, 240_000);
  await bid(market.borys, id, 230_000);
  await endBidding(app, shipper, id);
  await select(shipper, id, market.borys);
  await market.borys.done('PUT /loads/{id}/confirm', id, {});
  return id;
}

it('a company without tenders has empty parts, and tiles without data have no value', async () => {
  const newcomer = await signUpShipper(app);
  const { tiles, decide, live, exceptions } = await read(newcomer);
  expect(tiles?.map(({ key, value }) => [key, value])).toEqual([
    ['open_for_bids', 0],
    ['saved_this_week', null],
    ['bids_per_tender', null],
    ['time_to_award', null],
    ['on_time', null],
    ['running', 0],
  ]);
  expect(decide).toEqual({ total: 0, before_office_ends: 0, items: [] });
  expect(live).toEqual({ total: 0, loads: [] });
  expect(exceptions).toEqual({ total: 0, kinds: [] });
  expect(await lanesOf(newcomer)).toEqual([]);
});

describe('each number equals the total of the list that it opens', () => {
  it('tiles, lanes and weeks equal their lists in both scopes', async () => {
    const { shipper } = market;
    const colleague = await joinColleague(app, shipper, 'manager');
    await award(shipper, { starting_rate: { amount: 250_000, currency: 'EUR' } });
    await award(shipper);
    const sealed = await openTender(app, shipper, {
      mode: 'sealed',
      starting_rate: { amount: 300_000, currency: 'EUR' },
    });
    await bid(market.anna, sealed, 290_000);
    for (const [reader, scope] of [
      [shipper, 'all'],
      [shipper, 'mine'],
      [colleague, 'mine'],
    ] as const) {
      const { tiles, live, decide } = await read(reader, { scope });
      const totalOf = async (query: Record<string, string>) =>
        (await reader.call('GET /loads', { query })).body.meta.total;
      for (const { key, total, opens } of tiles ?? [])
        expect([key, opens && (await totalOf(opens.query))]).toEqual([key, total]);
      expect(await totalOf({ status: 'ongoing', ...(scope === 'mine' && { manager_id: 'me' }) })).toBe(live?.total);
      if (scope === 'all') expect(await totalOf({ attention: 'decide' })).toBe(decide?.total);
      const lanes = await lanesOf(reader, scope);
      for (const lane of lanes) expect(await totalOf(lane.opens.query)).toBe(lane.loads);
      expect(lanes.length).toBe(reader === colleague ? 0 : 1);
      const { weeks } = await savingsOf(reader, { scope });
      for (const { awards, opens } of weeks) expect(await totalOf(opens.query)).toBe(awards);
    }
  });

  it('the worth of open tenders hides the bids of sealed ones', async () => {
    const { shipper, anna } = await openMarket(app);
    await shipper.call('PUT /profile/setting', { body: { report_rates: { EUR: '4' } } });
    const starting_rate = euro(300_000);
    const worth = async () => (await read(shipper, { parts: 'tiles' })).tiles?.[0];
    const sealed = await openTender(app, shipper, { mode: 'sealed', starting_rate });
    await bid(anna, sealed, 290_000);
    expect(await worth()).toMatchObject({ value: 1, sums: { total: { amount: 1_200_000, currency: 'PLN' } } });
    const open = await openTender(app, shipper, { starting_rate });
    await bid(anna, open, 290_000);
    expect(await worth()).toMatchObject({ value: 2, sums: { total: { amount: 2_360_000, currency: 'PLN' } } });
  });
});

it('savings compare with the named base, without awards that lack it', async () => {
  const { shipper, anna, borys } = await openMarket(app);
  const id = await openTender(app, shipper, { starting_rate: { amount: 250_000, currency: 'EUR' } });
  await bid(anna, id, 240_000);
  await bid(borys, id, 230_000);
  await endBidding(app, shipper, id);
  await select(shipper, id, borys);
  await borys.done('PUT /loads/{id}/confirm', id, {});
  const of = async (base: 'starting' | 'first_bid' | 'target' | 'lane_median') => {
    const { bp, saved, weeks } = await savingsOf(shipper, { base });
    expect(weeks).toHaveLength(13);
    return [bp, saved];
  };
  const others = (amount: number) => ({ total: { amount: 0, currency: 'PLN' }, others: [{ amount, currency: 'EUR' }] });
  expect(await of('starting')).toEqual([null, others(20_000)]);
  await shipper.call('PUT /profile/setting', { body: { report_rates: { EUR: '4.25' } } });
  expect(await of('starting')).toEqual([800, { total: { amount: 85_000, currency: 'PLN' }, others: [] }]);
  expect(await of('first_bid')).toEqual([417, { total: { amount: 42_500, currency: 'PLN' }, others: [] }]);
  expect(await of('target')).toEqual([null, { total: { amount: 0, currency: 'PLN' }, others: [] }]);
  expect(await of('lane_median')).toEqual([null, { total: { amount: 0, currency: 'PLN' }, others: [] }]);
  const tile = (await read(shipper, { parts: 'tiles' })).tiles?.find(({ key }) => key === 'saved_this_week');
  expect(tile).toMatchObject({ value: 800, total: 1, sums: { total: { amount: 85_000, currency: 'PLN' } } });
});

describe('decisions', () => {
  it('ended and refused tenders and failed publications are decisions, with a button for members with the right', async () => {
    const { shipper, anna } = await openMarket(app);
    const [over, none] = [await openTender(app, shipper), await openTender(app, shipper)];
    await bid(anna, over, 240_000);
    await endBidding(app, shipper, over);
    await endBidding(app, shipper, none);
    const scheduled = await draftTender(app, shipper);
    await app.database.run(
      `insert into failed_publications (load_id, company_id, failed_at) values ($1, $2, now() - interval '1 hour')`,
      [scheduled, shipper.companyId],
    );
    const { decide } = await read(shipper, { parts: 'decide' });
    expect(decide?.items.map(({ key, record_id, action }) => [key, record_id, action])).toEqual([
      ['award.choice', over, 'button'],
      ['award.raise_price', none, 'button'],
      ['auction.publication_failed', scheduled, 'button'],
    ]);
    expect(decide?.total).toBe(3);
    const [dispatcher, viewer] = [
      await joinColleague(app, shipper, 'dispatcher'),
      await joinColleague(app, shipper, 'viewer'),
    ];
    const actionsOf = async (reader: Reader) =>
      (await read(reader, { parts: 'decide' })).decide?.items.map(({ action }) => action);
    expect(await actionsOf(dispatcher)).toEqual(['waits', 'button', 'button']);
    expect(await actionsOf(viewer)).toEqual(['none', 'none', 'none']);
    expect((await read(dispatcher, { scope: 'mine', parts: 'decide' })).decide?.total).toBe(0);
    const second = await read(shipper, { parts: 'decide', page: 2, per_page: 2 });
    expect(second.decide).toMatchObject({ total: 3, items: [{ record_id: scheduled }] });
    await shipper.done('PUT /loads/{id}/publish', scheduled);
    expect((await read(shipper, { parts: 'decide' })).decide?.total).toBe(2);
  });

  it('decisions with a deadline before the end of office hours are counted', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    const at = (moment: string) =>
      app.database.run(`update loads set decision_ends_at = $2 where id = $1`, [id, moment]);
    const { office_ends: ends } = await read(shipper, { parts: 'decide' });
    await at(ends);
    expect((await read(shipper, { parts: 'decide' })).decide?.before_office_ends).toBe(0);
    await at(new Date(Date.parse(ends) - 1).toISOString());
    expect((await read(shipper, { parts: 'decide' })).decide?.before_office_ends).toBe(1);
  });

  it('a winner that has not confirmed is reminded once within a quarter of an hour', async () => {
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper, { confirm_minutes: 60 });
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    await select(shipper, id, anna);
    const [item] = (await read(shipper, { parts: 'decide' })).decide?.items ?? [];
    expect(item).toMatchObject({ key: 'award.confirmation', call: 'PUT /loads/{id}/remind', name: anna.name });
    await shipper.done('PUT /loads/{id}/remind', id);
    expect(await shipper.refused('PUT /loads/{id}/remind', id)).toMatchObject({ code: 'load.reminded-lately' });
    const { data } = (await shipper.call('GET /loads/{id}/history', { path: { id } })).body;
    expect(data.map(({ action }) => action)).toContain('option.confirmation_asked');
  });

  it('an approval is shown to everybody but the person who asked for it', async () => {
    const { shipper, anna } = await openMarket(app, { currency: 'EUR' });
    const approver = await joinColleague(app, shipper, 'administrator');
    const approval = { above: euro(100_000), above_target_bp: null };
    const saved = await shipper.call('PUT /profile/setting', { body: { approval } });
    expect(saved.status).toBe(200);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await endBidding(app, shipper, id);
    await select(shipper, id, anna);
    const keysOf = async (reader: Reader) =>
      (await read(reader, { scope: 'mine', parts: 'decide' })).decide?.items.map(({ key }) => key);
    expect(await keysOf(approver)).toEqual(['award.approval']);
    expect(await keysOf(shipper)).toEqual([]);
    expect(await keysOf(await joinColleague(app, shipper, 'dispatcher'))).toEqual([]);
  });
});

describe('exceptions', () => {
  it('exceptions count orders without a winner, late loading, access requests and expired invitations', async () => {
    const { shipper, anna, borys } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    await endBidding(app, shipper, id);
    await select(shipper, id, borys);
    await borys.done('PUT /loads/{id}/decline', id, { code: 'price' });
    await app.database.run(`update carriers set state = 'requested' where company_id = $1 and id = $2`, [
      shipper.companyId,
      anna.carrierId,
    ]);
    await inviteCarrier(shipper);
    await app.database.run(`update carrier_invitations set expires_at = now() where company_id = $1`, [
      shipper.companyId,
    ]);
    const { exceptions } = await read(shipper, { parts: 'exceptions' });
    expect(exceptions?.total).toBe(3);
    expect(new Map(exceptions?.kinds.map(({ key, total }) => [key, total]))).toEqual(
      new Map([
        ['carrier.access_request', 1],
        ['award.winner_gone', 1],
        ['carrier.invitation_expired', 1],
      ]),
    );
    const found = await shipper.call('GET /loads', { query: { attention: 'award.winner_gone' } });
    expect(found.body.data.map((load) => load.id)).toEqual([id]);
    const invited = await shipper.call('GET /carriers', { query: { attention: 'carrier.invitation_expired' } });
    expect(invited.body.meta.total).toBe(1);
    expect((await read(shipper, { scope: 'mine', parts: 'exceptions' })).exceptions?.total).toBe(1);
  });

  it('an unknown name of items is refused, and rows of another company are never found', async () => {
    const { shipper } = market;
    const refused = await shipper.call('GET /loads', { query: { attention: 'nothing' } });
    expect([refused.status, refused.body]).toMatchObject([422, { errors: { attention: expect.any(Array) } }]);
    const stranger = await signUpShipper(app);
    expect((await stranger.call('GET /loads', { query: { attention: 'decide' } })).body.meta.total).toBe(0);
  });
});

it('weeks begin on Monday in the zone of the company, across a clock change', async () => {
  const { weeks } = await savingsOf(market.shipper, { weeks: 53 });
  const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', weekday: 'long', hour: '2-digit' });
  expect(new Set(weeks.map(({ begins }) => local.format(new Date(begins))))).toEqual(new Set(['Monday, 00']));
  const lengths = weeks.slice(1).map(({ begins }, index) => Date.parse(begins) - Date.parse(weeks[index]!.begins));
  expect(new Set(lengths)).toEqual(new Set([168 * HOUR_MS, 167 * HOUR_MS, 169 * HOUR_MS]));
});
