import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, endBidding, HOUR_MS, MINUTE_MS, openMarket, openTender, select } from '../../../../test/build';
import type { Carrier } from '../../../../test/build';
import { behind, confirmOrder, endTenders, figure, settle } from '../../../../test/scorecard/scoring';
import { startApp, type TestApp } from '../../../../test/start-app';
import { QUIET_MS } from './metrics.queries';

let app: TestApp;
let morning: number;
beforeAll(async () => {
  app = await startApp();
  // A working day in Warsaw, independent of the place and time of the test.
  const today = new Date(app.clock.at);
  morning = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + 1, 9);
});
afterAll(() => app.close());

const DAY_MS = 24 * HOUR_MS;
const nothing = () => Promise.resolve();

async function kept({ carrierId }: Carrier) {
  const [row] = await app.database.rows<Record<string, number | null>>(
    `select trips, response_bp, acceptance_bp, cancel_bp, on_time_bp, rating_x100, rating_count from carrier_metrics where carrier_id = $1`,
    [carrierId],
  );
  return row;
}

describe('response', () => {
  it('response is hidden under five tenders and counts bids and declines', async () => {
    app.clock.at = morning;
    const { shipper, anna, borys } = await openMarket(app);
    const acts = [
      (id: number) => bid(anna, id, 240_000),
      (id: number) => anna.done('PUT /loads/{id}/decline', id, { code: 'price' }),
      async (id: number) => {
        await bid(anna, id, 240_000);
        await anna.done('PUT /loads/{id}/withdraw', id, { code: 'dates' });
      },
      nothing,
    ];
    await endTenders(app, shipper, acts);
    expect(await figure(shipper, anna, 'response')).toEqual([null, 3, 4]);
    await endTenders(app, shipper, [nothing]);
    expect(await figure(shipper, anna, 'response')).toEqual([6_000, 3, 5]);
    expect(await figure(shipper, borys, 'response')).toEqual([0, 0, 5]);
    await settle(app);
    expect([await kept(anna), await kept(borys)]).toMatchObject([{ response_bp: 6_000 }, { response_bp: 0 }]);
    const loads = await behind(shipper, anna, 'response');
    expect(loads.map(({ outcome }) => outcome)).toEqual(['no_answer', 'no_answer', 'bid', 'declined', 'bid']);
    expect(loads[0]!.load).toMatchObject({ number: 'TL-5', from: 'Gdańsk', to: 'Kyiv' });
  });

  it('response leaves out running tenders and those of less than half an hour', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    expect(await figure(shipper, anna, 'response')).toEqual([null, 0, 0]);
    app.clock.at += 29 * MINUTE_MS;
    await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'Rain' });
    expect(await figure(shipper, anna, 'response')).toEqual([null, 0, 0]);
    expect(await behind(shipper, anna, 'response')).toMatchObject([{ outcome: 'bid', exclusion: 'brief' }]);
  });

  it('response counts a sealed tender once it has opened', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    const sealed = { mode: 'sealed' as const };
    const canceled = await openTender(app, shipper, sealed);
    const ended = await openTender(app, shipper, sealed);
    for (const id of [canceled, ended]) await bid(anna, id, 240_000);
    app.clock.at += HOUR_MS;
    await shipper.done('PUT /loads/{id}/cancel', canceled, { reason: 'Rain' });
    await settle(app);
    expect(await figure(shipper, anna, 'response')).toEqual([null, 0, 0]);
    expect(await behind(shipper, anna, 'response')).toEqual([]);
    await endBidding(app, shipper, ended);
    expect(await behind(shipper, anna, 'response')).toMatchObject([{ load: { id: ended }, outcome: 'bid' }]);
  });
});

describe('the kept figures', () => {
  const marks = async (carrierId: number) =>
    (await app.database.rows('select 1 from scorecard_marks where carrier_id = $1', [carrierId])).length;
  const dispatch = async () => {
    while ((await app.dispatcher.runOnce()) > 0);
  };

  it('figures are computed once although a relation is marked many times', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    await settle(app);
    for (let nth = 0; nth < 3; nth++) {
      await confirmOrder(app, shipper, anna);
      await dispatch();
    }
    expect(await marks(anna.carrierId)).toBe(1);
    app.clock.at += QUIET_MS - 1;
    await app.runDueWork();
    expect(await marks(anna.carrierId)).toBe(1);
    app.clock.at += 1;
    await app.runDueWork();
    expect(await marks(anna.carrierId)).toBe(0);
  });

  it('stored figures equal their explanation', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    const brief = await openTender(app, shipper);
    app.clock.at += 29 * MINUTE_MS;
    await shipper.done('PUT /loads/{id}/cancel', brief, { reason: 'Rain' });
    const silent = await endTenders(app, shipper, [nothing, nothing, nothing]);
    await endTenders(
      app,
      shipper,
      [1, 2, 3].map(() => (id: number) => bid(anna, id, 240_000)),
    );
    const contest = { load_id: silent[0]!, metric: 'response' as const, text: 'The truck stood at the border' };
    const made = await anna.call('POST /scorecard/{id}/contests', { path: { id: shipper.companyId }, body: contest });
    await shipper.call('PUT /carriers/{id}/contests/{contest_id}', {
      path: { id: anna.carrierId, contest_id: made.body.data.id },
      body: { accept: true },
    });
    await settle(app);
    expect(await figure(shipper, anna, 'response')).toEqual([6_000, 3, 5]);
    expect(await kept(anna)).toMatchObject({ response_bp: 6_000 });
  });
});

describe('acceptance and cancellations', () => {
  it('a refusal and a lapse by day count, and a lapse by night does not', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    for (let nth = 0; nth < 3; nth++) await confirmOrder(app, shipper, anna);
    const [refused, day, night] = [
      await openTender(app, shipper),
      await openTender(app, shipper),
      await openTender(app, shipper, { duration_minutes: 24 * 60 }),
    ];
    for (const id of [refused, day, night]) await bid(anna, id, 240_000);
    await select(shipper, refused, anna);
    await anna.done('PUT /loads/{id}/decline', refused, { code: 'no_capacity' });
    await select(shipper, day, anna);
    app.clock.at += 2 * HOUR_MS;
    await app.runDueWork();
    expect(await figure(shipper, anna, 'acceptance')).toEqual([6_000, 3, 5]);
    app.clock.at = morning + 12 * HOUR_MS;
    await select(shipper, night, anna);
    app.clock.at += 2 * HOUR_MS;
    await app.runDueWork();
    expect(await figure(shipper, anna, 'acceptance')).toEqual([6_000, 3, 5]);
    expect((await behind(shipper, anna, 'acceptance'))[0]).toMatchObject({ outcome: 'lapsed', exclusion: 'night' });
    await settle(app);
    expect(await kept(anna)).toMatchObject({ acceptance_bp: 6_000, cancel_bp: null });
  });

  it('a cancellation weighs by the hours to the pickup', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    const orders: number[] = [];
    for (let nth = 0; nth < 5; nth++) orders.push(await confirmOrder(app, shipper, anna));
    const cancel = (nth: number) => anna.done('PUT /loads/{id}/cancel', orders[nth]!, { code: 'equipment' });
    // The pickup is 120 hours ahead.
    await cancel(0);
    expect(await figure(shipper, anna, 'cancel')).toEqual([0, 0, 5]);
    app.clock.at += 90 * HOUR_MS;
    await cancel(1);
    expect(await figure(shipper, anna, 'cancel')).toEqual([1_000, 0.5, 5]);
    app.clock.at += 10 * HOUR_MS;
    await cancel(2);
    expect(await figure(shipper, anna, 'cancel')).toEqual([3_000, 1.5, 5]);
    expect(await figure(shipper, anna, 'acceptance')).toEqual([10_000, 5, 5]);
    await settle(app);
    expect(await kept(anna)).toMatchObject({ cancel_bp: 3_000, acceptance_bp: 10_000, on_time_bp: null, trips: 0 });
  });

  it('a winner whom the shipper releases has neither accepted nor refused', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    const id = await openTender(app, shipper);
    await bid(anna, id, 240_000);
    await select(shipper, id, anna);
    await shipper.done('PUT /loads/{id}/release', id, { reason: 'Plans changed' });
    expect(await figure(shipper, anna, 'acceptance')).toEqual([null, 0, 0]);
    expect(await figure(shipper, anna, 'cancel')).toEqual([null, 0, 0]);
  });
});

describe('the window', () => {
  it('loads older than 90 days leave the figures and count as the period before', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    await endTenders(app, shipper, [nothing, nothing, nothing, nothing, (id) => bid(anna, id, 240_000)]);
    await settle(app);
    expect(await kept(anna)).toMatchObject({ response_bp: 2_000 });
    app.clock.at += 90 * DAY_MS;
    await settle(app);
    expect(await kept(anna)).toMatchObject({ response_bp: 2_000 });
    app.clock.at += DAY_MS;
    await settle(app);
    expect(await kept(anna)).toMatchObject({ response_bp: null });
    const { metrics } = await shipper.done('GET /carriers/{id}/scorecard', anna.carrierId);
    expect(metrics[0]).toMatchObject({
      metric: 'response',
      value: null,
      denominator: 0,
      previous: { value: 2_000, numerator: 1, denominator: 5 },
    });
    expect(metrics[0]!.months).toHaveLength(6);
    expect(metrics[0]!.months.map(({ denominator }) => denominator).filter(Boolean)).toEqual([5]);
  });

  it('the loads of a figure are listed in pages', async () => {
    app.clock.at = morning;
    const { shipper, anna } = await openMarket(app);
    const ids = await endTenders(app, shipper, [nothing, nothing, nothing]);
    const path = { id: anna.carrierId, metric: 'response' };
    const first = (await shipper.call('GET /carriers/{id}/scorecard/{metric}', { path, query: { per_page: 2 } })).body;
    const after = first.meta.next!;
    const second = (
      await shipper.call('GET /carriers/{id}/scorecard/{metric}', { path, query: { per_page: 2, after } })
    ).body;
    expect([...first.data, ...second.data].map(({ load }) => load.id)).toEqual(ids.toReversed());
    expect([first.data.length, second.meta.next]).toEqual([2, null]);
  });
});
