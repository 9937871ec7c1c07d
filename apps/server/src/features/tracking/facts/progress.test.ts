import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';
import { startApp, type TestApp } from '../../../../test/start-app';
import { northOf, trackedOrder, type TrackedOrder } from '../../../../test/tracking/tracked-order';

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

const tripOf = (id = order.id) => order.shipper.done('GET /loads/{id}/trip', id);
const listed = async () => (await order.shipper.done('GET /loads/{id}', order.id)).list_item.tracking;
const actions = async () => (await order.shipper.done('GET /loads/{id}/history', order.id)).map(({ action }) => action);

/** Positions each ten minutes at 60 km/h, the last one now and so many kilometres from the pickup. */
const approach = (km: number) =>
  order.send([20, 10, 0].map((more) => ({ ...northOf(order.pickup, km + more), at: app.clock.at - more * MINUTE_MS })));

describe('the progress of a trip', () => {
  it('without positions there is nothing to tell', async () => {
    const trip = await tripOf();
    expect(trip).toMatchObject({ sources: [], tracked_bp: null });
    expect(trip.stops.map(({ eta }) => eta)).toEqual(trip.stops.map(() => null));
    expect(await listed()).toBeNull();
  });

  it('positions give the arrivals ahead, their parts and their source', async () => {
    await approach(60);
    const { stops, sources } = await tripOf();
    const [first] = stops;
    const seenAt = new Date(app.clock.at).toISOString();
    expect(sources).toEqual([{ kind: 'telematics', name: order.source.name, last_at: seenAt }]);
    expect(first?.eta?.parts).toMatchObject({ seen_at: seenAt, speed_kmh: 60, breaks_minutes: 0, stops_minutes: 0 });
    const { driving_minutes: driving } = first!.eta!.parts;
    expect(Date.parse(first!.eta!.at) - app.clock.at).toBeCloseTo(driving * MINUTE_MS, -5);
    expect(stops.at(-1)?.eta?.parts).toMatchObject({ stops_minutes: 60 });
    expect(await listed()).toMatchObject({
      updated_at: seenAt,
      app: order.source.name,
      eta: first?.eta?.at,
      is_stale: false,
      tracked_bp: null,
    });
  });

  it('an arrival that moves by more than its band is an event, and a small move is none', async () => {
    await approach(60);
    app.clock.at += 10 * MINUTE_MS;
    await approach(52);
    expect(await actions()).not.toContain('trip.eta_changed');
    app.clock.at += HOUR_MS;
    await approach(50);
    expect((await actions()).filter((action) => action === 'trip.eta_changed')).toHaveLength(1);
  });

  it('a report by hand moves the expected arrivals to the next stop', async () => {
    await approach(60);
    await order.report(order.anna, 0, 'arrived');
    while ((await app.dispatcher.runOnce()) > 0);
    await app.runDue('tracked trips');
    const { stops } = await tripOf();
    expect(stops[0]?.eta).toBeNull();
    expect((await listed())?.eta).toBe(stops[1]?.eta?.at);
  });

  it('the list tells a truck under way that has been silent for two hours, and the share of tracked time', async () => {
    await order.report(order.anna, 0, 'departed');
    await approach(60);
    app.clock.at += 3 * HOUR_MS;
    expect(await listed()).toMatchObject({ is_stale: true });
    expect((await listed())?.tracked_bp).toBeLessThan(2000);
    expect((await tripOf()).tracked_bp).toBe((await listed())?.tracked_bp);
  });

  it('an order that has ended has no expected arrivals', async () => {
    await approach(60);
    await order.report(order.shipper, 0, 'departed');
    await order.shipper.done('PUT /loads/{id}/fail', order.id, { reason: 'The truck broke down' });
    const { stops } = await tripOf();
    expect(stops.map(({ eta }) => eta)).toEqual(stops.map(() => null));
    expect(await listed()).toBeNull();
  });
});
