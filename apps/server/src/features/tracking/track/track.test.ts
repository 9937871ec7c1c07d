import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '@tenderlane/domain/core';
import { openTender, select, signUpShipper, bid, type Carrier, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { nameTruck, northOf, trackedOrder, type TrackedOrder } from '../../../../test/tracking/tracked-order';
import { driverSecret, openTrip } from '../../../../test/trips/open-trip';

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

const trackOf = async (who: Shipper | Carrier, id = order.id) =>
  (await (who as Shipper).done('GET /loads/{id}/track', id)).lines;

function drive(...km: number[]) {
  app.clock.at += km.length * 5 * MINUTE_MS;
  return km.map((distance, index) => ({
    ...northOf(order.pickup, distance),
    at: app.clock.at - (km.length - 1 - index) * 5 * MINUTE_MS,
  }));
}

async function sharedTruck() {
  const shipper = await signUpShipper(app);
  const invited = await shipper.call('POST /catalogs/invite/create', {
    body: { invitations: [{ login: order.anna.login }] },
  });
  const { code, id: carrierId } = invited.body.data[0]!;
  await order.anna.call('POST /invitations/{code}/accept', { path: { code }, body: {} });
  const relation = { ...order.anna, carrierId };
  const id = await openTender(app, shipper);
  await bid(relation, id, 240_000);
  await select(shipper, id, relation);
  await relation.done('PUT /loads/{id}/confirm', id, {});
  await nameTruck(relation, id, order.truck);
  app.clock.at = Date.parse((await shipper.done('GET /loads/{id}/trip', id)).stops[0]!.window.from!) - 60 * MINUTE_MS;
  const far = northOf(order.pickup, 60);
  await app.database.run(
    `update trip_stops set address = address || jsonb_build_object('lat', $2::float8, 'lon', $3::float8)
      where trip_id = (select id from trips where load_id = $1)`,
    [id, far.lat, far.lon],
  );
  return { shipper, id };
}

describe('the driven line', () => {
  it('both sides see it in the order of time, without jumps', async () => {
    const track = drive(30, 25, 400, 20);
    await order.send(track.toReversed());
    const line = [0, 1, 3].map((index) => [track[index]!.lon, track[index]!.lat, track[index]!.at]);
    expect(await trackOf(order.shipper)).toEqual([line]);
    expect(await trackOf(order.anna)).toEqual([line]);
  });

  it('a load without positions has no line, and strangers find none', async () => {
    expect(await trackOf(order.shipper)).toEqual([]);
    const stranger = await signUpShipper(app);
    for (const who of [stranger, order.borys])
      expect((await (who as Shipper).send('GET /loads/{id}/track', { path: { id: order.id } })).status).toBe(404);
  });

  it('two shippers with one truck see their own trip, with a gap around the stops of the other', async () => {
    const { shipper, id } = await sharedTruck();
    const track = drive(70, 66, 62, 58, 54, 50);
    expect((await order.send(track.slice(0, 4))).body).toMatchObject({ data: { stored: 4 } });
    const { tracking } = (await order.shipper.done('GET /loads/{id}', order.id)).list_item;
    expect(tracking?.updated_at).toBe(new Date(track[1]!.at).toISOString());
    await order.send(track.slice(4));
    const shown = async (who: Shipper | Carrier, load: number) =>
      (await trackOf(who, load)).map((line) =>
        line.map(([, , at]) => track.findIndex((position) => position.at === at)),
      );
    expect(await shown(order.shipper, order.id)).toEqual([
      [0, 1],
      [4, 5],
    ]);
    expect(await shown(order.anna, order.id)).toEqual([[0, 1, 2, 3, 4, 5]]);
    expect(await shown(shipper, id)).toEqual([[0, 1, 2, 3, 4, 5]]);
    expect((await order.shipper.send('GET /loads/{id}/track', { path: { id } })).status).toBe(404);
    await app.database.run(`update loads set completed_at = $2 where id = $1`, [id, new Date(start - 60_000)]);
    expect(await shown(order.shipper, order.id)).toEqual([[0, 1, 2, 3, 4, 5]]);
  });

  it('the gap is there also when only the phone of the driver reports', async () => {
    await sharedTruck();
    const driver = await openTrip(app, await driverSecret(order.anna, order.id));
    await driver.call('PUT /sharing', { body: { is_on: true } });
    const track = drive(70, 66, 62, 58, 54, 50);
    const positions = track.map((position) => ({ ...position, at: new Date(position.at).toISOString() }));
    await driver.call('POST /positions', { body: { positions } });
    expect((await trackOf(order.anna)).map((line) => line.length)).toEqual([6]);
    expect((await trackOf(order.shipper)).map((line) => line.length)).toEqual([2, 2]);
  });
});
