import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { draftTender, joinColleague, openTender, signUpShipper } from '../../../../test/build';
import { confirmOrder } from '../../../../test/scorecard/scoring';
import { nameTruck, northOf, trackedOrder, type TrackedOrder } from '../../../../test/tracking/tracked-order';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let start: number;
let order: TrackedOrder;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at = start;
  order = await trackedOrder(app);
});

const read = async (query: object = {}, by = order.shipper) =>
  (await by.call('GET /tracking/vehicles', { query: query as never })).body;
const approach = (km: number) =>
  order.send([20, 10, 0].map((more) => ({ ...northOf(order.pickup, km + more), at: app.clock.at - more * MINUTE_MS })));

it('running orders are on the map with their positions, other loads are not', async () => {
  const waiting = await confirmOrder(app, order.shipper, order.anna);
  await openTender(app, order.shipper);
  await draftTender(app, order.shipper);
  await approach(60);
  const { data, meta } = await read();
  expect(meta).toEqual({ is_capped: false });
  expect(data.map(({ load_id: id, position }) => [id, position !== null])).toEqual([
    [waiting, false],
    [order.id, true],
  ]);
  const { list_item: item } = await order.shipper.done('GET /loads/{id}', order.id);
  expect(data[1]).toMatchObject({
    from: 'Gdańsk',
    to: 'Kyiv',
    number: item.number,
    carrier: item.carrier?.name,
    truck_plate: item.truck_plate,
    tracking: item.tracking,
  });
  expect(data[1]?.position?.lat).toBeCloseTo(northOf(order.pickup, 60).lat, 5);
});

it('the filter of the list holds for the map', async () => {
  await approach(60);
  const untracked = await confirmOrder(app, order.shipper, order.anna);
  const found = async (query: object) => (await read(query)).data.map(({ load_id: id }) => id);
  expect(await found({ tracking: 'none' })).toEqual([untracked]);
  expect(await found({ tracking: 'tracked' })).toEqual([order.id]);
  expect(await found({ status: 'draft' })).toEqual([]);
  expect(await found({ ids: String(untracked) })).toEqual([untracked]);
});

it('the map shows the position that the shipper may see, and no orders of others', async () => {
  await approach(60);
  const shown = (await read()).data[0]?.position;
  const hidden = { lat: 1, lon: 1, at: app.clock.at, speedKmh: null, source: 'Wialon' };
  await app.database.run(`update trips set progress = jsonb_set(progress, '{last}', $2::jsonb) where load_id = $1`, [
    order.id,
    JSON.stringify(hidden),
  ]);
  expect((await read()).data[0]?.position).toEqual(shown);
  expect((await read({}, await signUpShipper(app))).data).toEqual([]);
});

it('an order leaves the map when it ends', async () => {
  await nameTruck(order.anna, order.id, order.truck);
  await order.report(order.shipper, 0, 'departed');
  await order.shipper.done('PUT /loads/{id}/fail', order.id, { reason: 'The truck broke down' });
  expect((await read()).data).toEqual([]);
});

it('one statement reads the map for whoever may read loads', async () => {
  const viewer = await joinColleague(app, order.shipper, 'viewer');
  await read({}, viewer);
  app.statements.length = 0;
  expect((await read({}, viewer)).data).toHaveLength(1);
  expect(app.statements.filter((text) => text.includes('from loads l'))).toHaveLength(1);
});
