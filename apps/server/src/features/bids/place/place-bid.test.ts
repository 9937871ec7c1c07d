import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bid,
  completeLoadBody,
  draftTender,
  euro,
  gridRow,
  HOUR_MS,
  joinCarrier,
  joinColleague,
  MINUTE_MS,
  openMarket,
  openTender,
  refusedBid,
  signUpShipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterAll(() => app.close());

describe('a bid', () => {
  it('a bid is answered with rank, end and receipt, and the shipper sees it', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    const answer = await anna.call('POST /loads/{id}/bids', { path: { id }, body: { price: euro(240_000) } });
    expect(answer.status).toBe(201);
    expect(answer.body.data).toMatchObject({
      rank: 1,
      provisional: false,
      awarded: false,
      accepted_at: new Date(app.clock.at).toISOString(),
      effective_end_at: new Date(app.clock.at + 120 * MINUTE_MS).toISOString(),
      receipt: { bid_id: answer.body.data.id, seq: 2 },
    });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ state: 'active', rank: 1, price: euro(240_000) });
    const { data } = (await shipper.call('GET /loads', { query: { ids: String(id) } })).body;
    expect(data[0]).toMatchObject({ bid_count: 1, bid_lowest_price: euro(240_000), price: euro(240_000) });
  });

  it('a bid must undercut the best one by the step in percent, also the own one', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { bid_step: { kind: 'percent', value: 33 } });
    await bid(anna, id, 240_100);
    expect(await refusedBid(borys, id, 239_308)).toMatchObject({
      status: 422,
      code: 'bid.too-high',
      params: { max: 239_307, state: 'ongoing' },
      errors: { price: [expect.any(String)] },
    });
    expect((await bid(borys, id, 239_307)).rank).toBe(1);
    expect((await refusedBid(borys, id, 239_000)).code).toBe('bid.too-high');
    expect((await bid(borys, id, 238_000)).rank).toBe(1);
    const own = await borys.done('GET /loads/{id}', id);
    expect(own.own_bids.map(({ price }) => price.amount)).toEqual([239_307, 238_000]);
  });

  it('a bid must undercut the best one by the step as an amount', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { bid_step: { kind: 'amount', value: 5_000 } });
    await bid(anna, id, 240_000);
    expect((await refusedBid(borys, id, 235_001)).params).toMatchObject({ max: 235_000 });
    await bid(borys, id, 235_000);
  });

  it('a bid may not exceed the starting rate, and has no ceiling without one', async () => {
    const { shipper, anna } = market;
    const limited = await openTender(app, shipper);
    expect(await refusedBid(anna, limited, 250_001)).toMatchObject({
      status: 422,
      code: 'bid.above-starting',
      params: { max: 250_000 },
    });
    await bid(anna, limited, 250_000);
    const free = await openTender(app, shipper, { starting_rate: null });
    await bid(anna, free, 900_000_000);
  });

  it.each([0, -1, 1.5, 0.001, 1e308, 1e15, '1,5', '240000', null, true, [240_000], undefined])(
    'a bid of %s is refused and not stored',
    async (amount) => {
      const { shipper, celina } = market;
      const id = await openTender(app, shipper);
      const body = { price: { amount, currency: 'EUR' } };
      expect(await celina.refused('POST /loads/{id}/bids', id, body)).toMatchObject({
        status: 422,
        code: 'input.invalid',
        errors: { 'price.amount': [expect.any(String)] },
      });
      expect((await celina.done('GET /loads/{id}', id)).own_bids).toEqual([]);
    },
  );

  it('a bid that is no JSON, no object or has an unknown key is refused', async () => {
    const { shipper, celina } = market;
    const id = await openTender(app, shipper);
    const refused = (body: unknown) => celina.refused('POST /loads/{id}/bids', id, body);
    expect(await refused('{"price":{"amount":NaN,"currency":"EUR"}}')).toMatchObject({ code: 'input.unreadable' });
    expect(await refused('')).toMatchObject({ status: 422 });
    expect(await refused({})).toMatchObject({ status: 422, errors: { price: [expect.any(String)] } });
    expect(await refused([])).toMatchObject({ status: 422 });
    expect(await refused({ price: { ...euro(240_000), vat: 1 } })).toMatchObject({
      status: 422,
      errors: { 'price.vat': [expect.any(String)] },
    });
    expect(await refused({ price: euro(240_000), rank: 1 })).toMatchObject({ status: 422 });
    expect(await refused({ price: euro(240_000), comment: 'x'.repeat(2_001) })).toMatchObject({ status: 422 });
  });

  it('a bid or a part of it in another currency is refused', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    const price = { amount: 240_000, currency: 'USD' };
    expect(await refusedBid(anna, id, 0, { price })).toMatchObject({
      status: 422,
      code: 'bid.currency',
      params: { currency: 'EUR' },
    });
    const components = [{ kind: 'line_haul' as const, price }];
    expect(await refusedBid(anna, id, 240_000, { components })).toMatchObject({ status: 422, code: 'bid.currency' });
  });

  it('a bid must be valid beyond end, decision and confirmation, and is valid until the pickup by default', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper);
    const least = app.clock.at + 2.5 * HOUR_MS + 24 * HOUR_MS + 2 * HOUR_MS;
    const early = new Date(least - 1).toISOString();
    expect(await refusedBid(anna, id, 240_000, { valid_until: early })).toMatchObject({
      status: 422,
      code: 'bid.validity-too-short',
      params: { min: least },
    });
    await bid(anna, id, 240_000, { valid_until: new Date(least).toISOString() });
    await bid(borys, id, 230_000);
    const { own_bid: own, waypoints } = await borys.done('GET /loads/{id}', id);
    expect(own?.valid_until).toBe(waypoints[0]?.window?.from);
  });

  it('the components of a bid must add up to its price', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    const components = [
      { kind: 'line_haul' as const, price: euro(200_000) },
      { kind: 'fuel' as const, price: euro(39_999) },
    ];
    expect(await refusedBid(anna, id, 240_000, { components })).toMatchObject({
      status: 422,
      code: 'bid.components-sum',
      params: { sum: 239_999, price: 240_000 },
    });
    await bid(anna, id, 239_999, { components });
    expect((await gridRow(shipper, id, anna)).components).toEqual(components);
  });

  it('a bid keeps comment, times, truck and driver', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    const [pickup] = (await anna.done('GET /loads/{id}', id)).waypoints;
    const { from, to } = pickup!.window!;
    const said = { comment: '<b>Šofér</b> 🚚 مرحبا', truck_plate: 'GD 1234', driver_name: 'Ян О’Коваль' };
    const offered = [{ waypoint_id: pickup!.id!, from: from!, to: to! }];
    await bid(anna, id, 240_000, { ...said, offered_times: offered });
    expect(await gridRow(shipper, id, anna)).toMatchObject({ ...said, offered_times: offered });
  });

  it('a bid offers times only for stops of its load, and none that end before they begin', async () => {
    const { shipper, anna } = market;
    const [id, other] = [await openTender(app, shipper), await openTender(app, shipper)];
    const stopOf = async (load: number) => (await anna.done('GET /loads/{id}', load)).waypoints[0]!.id!;
    const [from, to] = [new Date(app.clock.at + HOUR_MS).toISOString(), new Date(app.clock.at).toISOString()];
    const offered = (waypoint_id: number, until: string) => ({ offered_times: [{ waypoint_id, from, to: until }] });
    expect((await refusedBid(anna, id, 240_000, offered(await stopOf(other), from))).status).toBe(422);
    expect((await refusedBid(anna, id, 240_000, offered(await stopOf(id), to))).status).toBe(422);
  });
});

describe('the comparison of prices', () => {
  it('prices are compared without VAT', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { vat_rate_bp: 2_300 });
    await bid(anna, id, 246_000, { vat_mode: 'gross' });
    expect((await gridRow(shipper, id, anna)).comparable).toEqual(euro(200_000));
    expect((await refusedBid(borys, id, 199_000)).params).toMatchObject({ max: 198_000 });
    expect((await refusedBid(borys, id, 246_000, { vat_mode: 'gross' })).params).toMatchObject({ max: 243_540 });
  });

  it('a later payment makes a price comparably lower by the cost of money', async () => {
    const shipper = await signUpShipper(app);
    const anna = await joinCarrier(app, shipper);
    await shipper.call('PUT /profile/setting', { body: { cost_of_money_bp: 3_650 } });
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000, { days_to_pay: 60 });
    expect((await gridRow(shipper, id, anna)).comparable).toEqual(euro(232_800));
  });

  it('rates by the tonne are compared as totals', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper, { basis: 't', starting_rate: euro(12_000) });
    await bid(anna, id, 10_000);
    const row = await gridRow(shipper, id, anna);
    expect([row.price, row.comparable]).toEqual([euro(10_000), euro(220_000)]);
  });

  it('the earlier of two equal bids leads', async () => {
    const { shipper, anna, borys } = market;
    const id = await openTender(app, shipper, { mode: 'rank_only' });
    await bid(anna, id, 240_000);
    expect((await bid(borys, id, 240_000)).rank).toBe(2);
    expect((await gridRow(shipper, id, anna)).rank).toBe(1);
  });
});

describe('a bid that is not allowed', () => {
  it('a bid on a missing load, a draft or a tender for others is not found', async () => {
    const { shipper, anna } = market;
    const other = await signUpShipper(app);
    await joinCarrier(app, other);
    for (const id of [999_999, await draftTender(app, shipper), await openTender(app, other)]) {
      expect(await refusedBid(anna, id, 240_000)).toMatchObject({ status: 404, code: 'record.not-found' });
    }
  });

  it('a bid after the end is refused, also before the clock has closed the tender', async () => {
    const { shipper, anna } = market;
    const id = await openTender(app, shipper);
    app.clock.at += 120 * MINUTE_MS;
    expect(await refusedBid(anna, id, 240_000)).toMatchObject({ status: 409, code: 'bid.too-late' });
    await app.runDueWork();
    expect(await refusedBid(anna, id, 240_000)).toMatchObject({
      status: 409,
      code: 'bid.too-late',
      params: { state: 'did_not_take_place' },
    });
  });

  it('a bid on a tender of the own company is refused', async () => {
    const legal = { legal_id: '5260250995' };
    const shipper = await signUpShipper(app, 'pl', legal);
    const other = await joinCarrier(app, shipper);
    const id = await openTender(app, shipper);
    await other.call('PUT /account/brand', { body: { name: 'Own fleet', country_id: 'pl', ...legal } });
    expect(await refusedBid(other, id, 230_000)).toMatchObject({ status: 409, code: 'bid.own-tender' });
  });

  it('a bid on a tender of a company of a colleague is refused', async () => {
    const { shipper } = market;
    const both = await joinCarrier(app, shipper);
    const id = await openTender(app, shipper, { book_now_price: euro(200_000) });
    await joinColleague(app, shipper, 'viewer', both.login);
    expect(await refusedBid(both, id, 230_000)).toMatchObject({ status: 409, code: 'bid.own-tender' });
    expect((await both.refused('PUT /loads/{id}/book_now', id, {})).code).toBe('bid.own-tender');
  });
});

it('a carrier sees the published load, and its view is recorded', async () => {
  const { shipper, anna } = market;
  const id = await openTender(app, shipper);
  const seen = await anna.done('GET /loads/{id}', id);
  expect(seen.cargo).toMatchObject(completeLoadBody(app.clock.at).cargo!);
  expect(seen.waypoints.map(({ kind, address }) => [kind, address?.city])).toEqual([
    ['pickup', 'Gdańsk'],
    ['delivery', 'Kyiv'],
  ]);
  expect(seen.option.state).toBe('viewed');
  await anna.done('GET /loads/{id}', id);
  const told = `select count(*) as events, (select count(*) from outbox where kind = 'option.viewed' and (payload ->> 'entity_id')::bigint = $1) as outbox
     from events where action = 'option.viewed' and entity_id = $1`;
  expect(await app.database.one(told, [id])).toEqual({ events: 1, outbox: 1 });
});
