import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';
import { bid, joinCarrier, joinColleague, openTender, select, signUpShipper, stateOf } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { completeOrder, leaveStops, nameVehicle } from '../../../../test/trips/carry-out';
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

const iso = (ms = 0) => new Date(app.clock.at + ms).toISOString();

describe('the trip of a confirmed order', () => {
  it('copies the stops, and both sides see the same', async () => {
    const { shipper, anna } = order;
    const seen = await order.tripOf(shipper);
    expect(seen).toMatchObject({ state: 'planned', result: null });
    expect(seen.stops.map(({ kind, city, state, evidence }) => [kind, city, state, evidence])).toEqual([
      ['pickup', 'Gdańsk', 'pending', []],
      ['delivery', 'Kyiv', 'pending', []],
    ]);
    expect(seen.stops[0]!.window).toEqual(seen.stops[0]!.first_window);
    expect((await order.tripOf(anna)).stops.map(({ id }) => id)).toEqual(seen.stops.map(({ id }) => id));
  });

  it('does not exist for a carrier that lost, another shipper or before the confirmation', async () => {
    const { shipper, anna, borys } = order;
    const stranger = await signUpShipper(app);
    for (const who of [borys, stranger, await joinCarrier(app, stranger)]) {
      expect((await who.refused('GET /loads/{id}/trip', order.id)).status).toBe(404);
      expect((await order.report(who, 0, 'arrived')).status).toBe(404);
      expect((await order.prove(who)).status).toBe(404);
    }
    const open = await openTender(app, shipper);
    await bid(anna, open, 240_000);
    for (const who of [shipper, anna]) expect((await who.refused('GET /loads/{id}/trip', open)).status).toBe(404);
  });

  it('takes no stop and no proof of another order', async () => {
    const { anna } = order;
    const other = await confirmedOrder(app);
    const path = { id: order.id, stop_id: (await other.stopAt(0)).id };
    const body = { state: 'arrived' as const, at: iso() };
    expect((await anna.send('PUT /loads/{id}/trip/stops/{stop_id}', { path, body })).status).toBe(404);
    expect(
      (await anna.send('POST /loads/{id}/trip/stops/{stop_id}/proofs', { path, body: { file_ids: [1] } })).status,
    ).toBe(404);
  });

  it('is void when the winner is released, and its facts are cleared', async () => {
    const { shipper, anna, borys } = order;
    await nameVehicle(anna, order.id);
    await order.report(anna, 0, 'arrived');
    await shipper.done('PUT /loads/{id}/release', order.id, { reason: 'The truck is too small' });
    expect((await shipper.refused('GET /loads/{id}/trip', order.id)).status).toBe(404);
    expect((await order.tripOf(anna)).state).toBe('void');
    expect(
      (
        await anna.send('PUT /loads/{id}/trip/stops/{stop_id}', {
          path: { id: order.id, stop_id: (await order.tripOf(anna)).stops[0]!.id },
          body: { state: 'working', at: iso() },
        })
      ).body.code,
    ).toBe('trip.over');
    const [row] = await app.database.rows('select vehicle_set_at, papers_ready_at from loads where id = $1', [
      order.id,
    ]);
    expect(row).toEqual({ vehicle_set_at: null, papers_ready_at: null });
    await select(shipper, order.id, borys);
    await borys.done('PUT /loads/{id}/confirm', order.id, {});
    expect((await order.tripOf(shipper)).stops.map(({ state }) => state)).toEqual(['pending', 'pending']);
  });
});

describe('reports by hand', () => {
  it('are kept before the vehicle is named, and the order starts when it is', async () => {
    const { shipper, anna } = order;
    const at = iso(-HOUR_MS);
    expect((await order.report(anna, 0, 'working', { at })).status).toBe(200);
    expect(await stateOf(shipper, order.id)).toBe('processing');
    await nameVehicle(anna, order.id);
    const { timeline, list_item: item } = await shipper.done('GET /loads/{id}', order.id);
    expect(item.status_id).toBe('in_progress');
    expect(timeline.find(({ step }) => step === 'loading')?.at).toBe(at);
    expect((await order.tripOf(shipper)).state).toBe('in_progress');
  });

  it('of one side wait for the other, and the same time confirms them', async () => {
    const { shipper, anna } = order;
    const at = iso();
    await order.report(anna, 0, 'arrived', { at });
    expect(await order.stopAt(0)).toMatchObject({
      state: 'arrived',
      times: { arrived: null },
      evidence: [{ source: 'carrier', rank: 1 }],
    });
    await order.report(shipper, 0, 'arrived', { at });
    const { times, evidence } = await order.stopAt(0);
    expect([times.arrived, evidence.map(({ is_confirmed }) => is_confirmed)]).toEqual([at, [true, true]]);
  });

  it('give the time after two days of silence', async () => {
    const { anna } = order;
    const at = iso();
    await order.report(anna, 0, 'arrived', { at });
    app.clock.at += 48 * HOUR_MS;
    expect((await order.stopAt(0)).times.arrived).toBe(at);
  });

  it('are taken back within five minutes, and the same report twice is one', async () => {
    const { anna } = order;
    const at = iso();
    for (let turn = 0; turn < 2; turn++) await order.report(anna, 0, 'arrived', { at });
    expect((await order.stopAt(0)).evidence.length).toBe(1);
    expect((await order.report(anna, 0, 'pending')).status).toBe(200);
    expect((await order.stopAt(0)).state).toBe('pending');
    expect(await order.last()).toMatchObject({
      action: 'trip.stop_reported',
      params: { state: 'pending', stop: 'Gdańsk' },
    });
    await order.report(anna, 0, 'arrived');
    app.clock.at += 5 * MINUTE_MS;
    expect((await order.report(anna, 0, 'pending')).body.code).toBe('trip.report-final');
  });

  it('keep counts, and are refused with a time outside the limits', async () => {
    const { shipper, anna } = order;
    await order.report(anna, 0, 'departed', { counted: { packages: 33, weight_kg: 21_950.5 } });
    await order.report(anna, -1, 'departed', { counted: { packages: 31, weight_kg: null } });
    expect((await order.tripOf(shipper)).stops.map(({ counted }) => counted)).toEqual([
      { packages: 33, weight_kg: 21_950.5 },
      { packages: 31, weight_kg: null },
    ]);
    const refused = await order.report(anna, 0, 'departed', { at: iso(HOUR_MS) });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['at']]);
  });

  it('of a later stop and a skipped stop need a reason', async () => {
    const { shipper, anna } = order;
    expect((await order.report(anna, -1, 'arrived')).body.errors).toHaveProperty('reason');
    expect((await order.report(anna, -1, 'arrived', { reason: 'The pickup was closed' })).status).toBe(200);
    expect((await order.report(anna, 0, 'skipped', { reason: 'closed' })).status).toBe(403);
    expect((await order.report(shipper, 0, 'skipped', { reason: 'It was closed' })).status).toBe(200);
    expect(await order.stopAt(0)).toMatchObject({ state: 'skipped', skip_reason: 'It was closed' });
  });

  it('are not made by a viewer', async () => {
    const { shipper } = order;
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await order.report(viewer, 0, 'arrived')).body.code).toBe('right.missing');
    expect((await order.tripOf(viewer)).stops.length).toBe(2);
  });
});

describe('the guards', () => {
  it('start needs driver and truck, and a single one is not enough', async () => {
    const { shipper, anna } = order;
    expect(await shipper.refused('PUT /loads/{id}/start', order.id, {})).toMatchObject({
      status: 409,
      code: 'load.vehicle-missing',
      params: { party: 'carrier' },
    });
    expect((await shipper.done('GET /loads/{id}', order.id)).refusals['start']?.code).toBe('load.vehicle-missing');
    await anna.done('PUT /loads/{id}/vehicle/names', order.id, {
      driver_name: 'Taras',
      truck_plate: null,
      trailer_plate: null,
    });
    expect((await shipper.refused('PUT /loads/{id}/start', order.id, {})).code).toBe('load.vehicle-missing');
    await nameVehicle(anna, order.id);
    expect((await shipper.done('PUT /loads/{id}/start', order.id, {})).list_item.status_id).toBe('in_progress');
  });

  it('papers that are not ready are overridden by a person who may award', async () => {
    const { shipper, anna } = order;
    await nameVehicle(anna, order.id);
    await app.database.run('update loads set papers_ready_at = null where id = $1', [order.id]);
    expect((await shipper.refused('PUT /loads/{id}/start', order.id, {})).code).toBe('load.papers-missing');
    const override = { override_reason: 'Signed on paper' };
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    expect((await dispatcher.refused('PUT /loads/{id}/start', order.id, override)).status).toBe(403);
    await shipper.done('PUT /loads/{id}/start', order.id, override);
    expect(await order.last()).toMatchObject({ action: 'load.started', params: { reason: 'Signed on paper' } });
  });

  it('completion needs every stop and a proof, or a reason', async () => {
    const { shipper, anna } = order;
    await nameVehicle(anna, order.id);
    await shipper.done('PUT /loads/{id}/start', order.id, {});
    expect((await shipper.refused('PUT /loads/{id}/complete', order.id, { waive_reason: 'Lost' })).code).toBe(
      'load.stops-open',
    );
    await leaveStops(app, shipper, order.id);
    expect((await shipper.refused('PUT /loads/{id}/complete', order.id, {})).code).toBe('load.proof-missing');
    expect((await shipper.done('GET /loads/{id}', order.id)).refusals['complete']?.code).toBe('load.proof-missing');
    const view = await completeOrder(app, shipper, order.id);
    expect(view.list_item.status_id).toBe('completed');
    expect((await order.tripOf(anna)).result).toBe('ok');
    expect((await order.report(anna, 0, 'departed')).body.code).toBe('trip.over');
  });
});
