import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { bid, joinColleague, openTender, select, signUpShipper, type Shipper } from '../../../../test/build';
import { addFacility } from '../../../../test/facilities/add-facilities';
import { behind, confirmOrder, settle } from '../../../../test/scorecard/scoring';
import { startApp, type TestApp } from '../../../../test/start-app';
import { confirmedOrder, type ConfirmedOrder } from '../../../../test/trips/confirmed-order';

let app: TestApp;
let order: ConfirmedOrder;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await confirmedOrder(app);
});

/** Both sides report the arrival at the pickup, so it is proven. */
async function arrive(hoursAfterWindow: number): Promise<void> {
  const { window } = await order.stopAt(0);
  app.clock.at = Date.parse(window.to!) + hoursAfterWindow * HOUR_MS;
  for (const side of [order.anna, order.shipper]) await order.report(side, 0, 'arrived');
}

const tileOf = async (who: Shipper, scope?: 'mine') => {
  const { tiles } = (await who.call('GET /dashboard', { query: { parts: 'tiles', ...(scope && { scope }) } })).body
    .data;
  return tiles!.find(({ key }) => key === 'on_time')!;
};

it('an arrival counts on the dashboard, in its list and in the figures of the carrier once it is proven', async () => {
  expect(await tileOf(order.shipper)).toMatchObject({ value: null, total: null, opens: null });
  await order.report(order.anna, 0, 'arrived');
  expect((await tileOf(order.shipper)).total).toBeNull();
  await order.report(order.anna, 0, 'pending');
  await arrive(0.5);
  const tile = await tileOf(order.shipper);
  expect(tile).toMatchObject({ kind: 'part', value: 50, total: 1, opens: { page: 'tenders' } });
  const listed = await order.shipper.call('GET /loads', { query: tile.opens!.query });
  expect(listed.body.data.map(({ id }) => id)).toEqual([order.id]);
  await settle(app);
  expect(await behind(order.shipper, order.anna, 'on_time')).toMatchObject([
    { load: { id: order.id }, outcome: 'late' },
  ]);
});

it('an arrival does not count any more when one side takes its report back', async () => {
  await arrive(0);
  expect((await tileOf(order.shipper)).total).toBe(1);
  await order.report(order.shipper, 0, 'pending');
  expect((await order.report(order.shipper, 0, 'pending')).status).toBe(409);
  expect((await tileOf(order.shipper)).total).toBeNull();
  const [left] = (await order.stopAt(0)).evidence;
  expect(left).toMatchObject({ source: 'carrier', is_confirmed: false, can_confirm: true });
});

it('colleagues count their own orders, and other companies none of them', async () => {
  await arrive(0);
  const colleague = await joinColleague(app, order.shipper, 'manager');
  expect((await tileOf(colleague)).total).toBe(1);
  expect((await tileOf(colleague, 'mine')).total).toBeNull();
  const stranger = await signUpShipper(app);
  expect((await tileOf(stranger)).total).toBeNull();
  expect((await stranger.call('GET /loads', { query: { arrived_from: '2020-01-01T00:00:00Z' } })).body.data).toEqual(
    [],
  );
});

it('a trip copies the visits of its facilities in the last 90 days and their median stay', async () => {
  const { shipper, anna } = order;
  const facility = await addFacility(shipper);
  const others = [await confirmOrder(app, shipper, anna), await confirmOrder(app, shipper, anna)];
  const visits = [order.id, ...others];
  await app.database.run('update waypoints set facility_id = $2 where company_id = $1', [shipper.companyId, facility]);
  await app.database.run(
    `update trip_stops s set arrived_at = $2, dwell_ms = 60000 * (array_position($1, t.load_id) * 10 + s.position)
       from trips t where t.id = s.trip_id and t.load_id = any($1::bigint[])`,
    [visits, new Date(app.clock.at - 89 * DAY_MS)],
  );
  const confirmedWith = async (facilityId: number | null) => {
    const id = await openTender(app, shipper);
    await app.database.run('update waypoints set facility_id = $2 where load_id = $1', [id, facilityId]);
    await bid(anna, id, 240_000);
    await select(shipper, id, anna);
    await anna.done('PUT /loads/{id}/confirm', id, {});
    const { rows } = await app.database.pool.query<{ facility_dwell: object | null }>(
      'select s.facility_dwell from trip_stops s join trips t on t.id = s.trip_id where t.load_id = $1',
      [id],
    );
    return rows.map((row) => row.facility_dwell);
  };
  const known = { visits: 6, medianMs: 20.5 * 60_000 };
  expect(await confirmedWith(facility)).toEqual([known, known]);
  expect(await confirmedWith(null)).toEqual([null, null]);
  app.clock.at += 2 * DAY_MS;
  expect(await confirmedWith(facility)).toEqual([null, null]);
});
