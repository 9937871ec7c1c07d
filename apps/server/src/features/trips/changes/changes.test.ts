import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '@tenderlane/domain/core';
import { joinColleague, signUpShipper, type Carrier, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { nameVehicle } from '../../../../test/trips/carry-out';
import { confirmedOrder, type ConfirmedOrder } from '../../../../test/trips/confirmed-order';
import { driverSecret, openTrip } from '../../../../test/trips/open-trip';

let app: TestApp;
let order: ConfirmedOrder;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  order = await confirmedOrder(app);
});

const LVIV = {
  name: 'Lviv',
  country_id: 'ua',
  city: 'Lviv',
  street: 'Horodotska 355',
  lat: 49.84,
  lon: 24.03,
  time_zone: 'Europe/Kyiv',
};

const iso = (ms: number) => new Date(app.clock.at + ms).toISOString();
const window = (hours: number) => ({ from: iso(hours * HOUR_MS), to: iso((hours + 2) * HOUR_MS) });

const propose = (who: Shipper | Carrier, body: object) =>
  (who as Shipper).send('POST /loads/{id}/trip/changes', { path: { id: order.id }, body: body as never });

const answer = (who: Shipper | Carrier, changeId: number, body: object) =>
  (who as Shipper).send('PUT /loads/{id}/trip/changes/{change_id}', {
    path: { id: order.id, change_id: changeId },
    body: body as never,
  });

const changes = async () => (await order.tripOf(order.shipper)).changes;
const lastId = async () => (await changes())[0]!.id;

describe('a change of a stop', () => {
  it('of contact and note applies at once, also for the driver and on the pages of the tender', async () => {
    const { shipper, anna } = order;
    const stop = await order.stopAt(-1);
    const contact = { name: 'Oksana', phone: '+380 44 123 45 67' };
    expect((await propose(shipper, { stop_id: stop.id, contact, note: 'Gate 4' })).status).toBe(201);
    expect(await order.stopAt(-1)).toMatchObject({ contact, note: 'Gate 4' });
    expect(await changes()).toEqual([]);
    const driver = await openTrip(app, await driverSecret(anna, order.id));
    const trip = (await driver.call('GET /trip')).body.data;
    expect(trip.stops.at(-1)).toMatchObject({ contact, note: expect.stringContaining('Gate 4') });
    const { waypoints } = await shipper.done('GET /loads/{id}', order.id);
    expect(waypoints.at(-1)).toMatchObject({ contact, note: 'Gate 4' });
    await propose(shipper, { stop_id: stop.id, contact });
    const history = await shipper.done('GET /loads/{id}/history', order.id);
    expect(history.filter(({ action }) => action === 'trip.stop_changed').length).toBe(1);
  });

  it('of a window holds when the other side accepts, and on time counts against it', async () => {
    const { shipper, anna } = order;
    const stop = await order.stopAt(0);
    const moved = window(30);
    expect((await propose(anna, { stop_id: stop.id, window: moved })).status).toBe(201);
    expect(await order.stopAt(0)).toMatchObject({ window: stop.window });
    expect(await changes()).toMatchObject([
      {
        stop_id: stop.id,
        side: 'carrier',
        state: 'waiting',
        before: { window: stop.window },
        after: { window: moved },
      },
    ]);
    expect((await answer(anna, await lastId(), { accept: true })).body.code).toBe('trip.change-own');
    expect((await answer(shipper, await lastId(), { accept: true })).status).toBe(200);
    expect(await order.stopAt(0)).toMatchObject({ window: moved, first_window: stop.window });
    expect((await answer(shipper, await lastId(), { accept: true })).body.code).toBe('trip.change-decided');

    app.clock.at += 31 * HOUR_MS;
    const at = iso(0);
    await order.report(anna, 0, 'arrived', { at });
    await order.report(shipper, 0, 'arrived', { at });
    const [row] = await app.database.rows('select on_time from trip_stops where id = $1', [stop.id]);
    expect(row).toEqual({ on_time: 100 });
  });

  it('of an address moves the stop, which is no longer the waypoint of the tender', async () => {
    const { shipper, anna } = order;
    const stop = await order.stopAt(-1);
    await propose(shipper, { stop_id: stop.id, address: LVIV });
    await answer(anna, await lastId(), { accept: true });
    expect(await order.stopAt(-1)).toMatchObject({ id: stop.id, waypoint_id: null, city: 'Lviv', window: stop.window });
    const { waypoints } = await shipper.done('GET /loads/{id}', order.id);
    expect(waypoints.at(-1)?.address?.city).toBe('Kyiv');
  });

  it('adds a stop at its place', async () => {
    const { shipper, anna } = order;
    const first = await order.stopAt(0);
    const added = { kind: 'delivery', window: window(40), address: LVIV, contact: { name: 'Iryna', phone: null } };
    await propose(shipper, { new_stop: { ...added, after_stop_id: first.id } });
    expect((await order.tripOf(anna)).stops.length).toBe(2);
    await answer(anna, await lastId(), { accept: true });
    await propose(anna, { new_stop: { ...added, kind: 'stop', name: 'Customs', after_stop_id: null } });
    await answer(shipper, await lastId(), { accept: true });
    const { stops } = await order.tripOf(anna);
    expect(stops.map(({ kind, name, city }) => [kind, name ?? city])).toEqual([
      ['stop', 'Customs'],
      ['pickup', 'Gdańsk'],
      ['delivery', 'Lviv'],
      ['delivery', 'Kyiv'],
    ]);
    expect(stops[2]).toMatchObject({ contact: added.contact, window: added.window, first_window: added.window });
  });

  it('is refused with a reason, or withdrawn, and then another one can be proposed', async () => {
    const { shipper, anna } = order;
    const body = { stop_id: (await order.stopAt(0)).id, window: window(30) };
    await propose(shipper, body);
    expect((await propose(anna, body)).body.code).toBe('trip.change-waiting');
    expect((await answer(anna, await lastId(), { accept: false })).body.errors).toHaveProperty('reason');
    await answer(anna, await lastId(), { accept: false, reason: 'No driver then' });
    expect(await changes()).toMatchObject([{ state: 'refused', refusal_reason: 'No driver then' }]);
    await propose(shipper, body);
    await answer(shipper, await lastId(), { accept: false });
    expect((await changes()).map(({ state }) => state)).toEqual(['withdrawn', 'refused']);
    expect((await order.last())?.params).toMatchObject({ state: 'withdrawn' });
  });

  it('that the truck has overtaken can only be refused', async () => {
    const { shipper, anna } = order;
    await nameVehicle(anna, order.id);
    await propose(shipper, { stop_id: (await order.stopAt(0)).id, window: window(30) });
    await order.report(anna, 0, 'arrived');
    expect((await answer(anna, await lastId(), { accept: true })).body.code).toBe('trip.stop-reached');
    const seen = (await order.tripOf(anna)).changes[0]!;
    expect(seen.refusals).toMatchObject({ accept: { code: 'trip.stop-reached' } });
    expect(seen.refusals).not.toHaveProperty('refuse');
    expect((await answer(anna, seen.id, { accept: false, reason: 'Already there' })).status).toBe(200);
  });

  it('waits on the first page of the side that has to answer', async () => {
    const { shipper, anna } = order;
    const keys = async (who: Shipper | Carrier) => {
      const items =
        'carrierId' in who
          ? (await who.call('GET /dashboard')).body.data.kinds
          : (await who.call('GET /dashboard', { query: { parts: 'decide' } })).body.data.decide!.items;
      return items.map(({ key }) => key).filter((key) => key.startsWith('trip.change'));
    };
    const stop = await order.stopAt(-1);
    await propose(anna, { stop_id: stop.id, window: window(60) });
    expect([await keys(shipper), await keys(anna)]).toEqual([['trip.change'], []]);
    await answer(shipper, await lastId(), { accept: true });
    await propose(shipper, { stop_id: stop.id, address: LVIV });
    expect([await keys(shipper), await keys(anna)]).toEqual([[], ['trip.change_asked']]);
    await answer(shipper, await lastId(), { accept: false });
    expect([await keys(shipper), await keys(anna)]).toEqual([[], []]);
  });

  it('reaches the driver by SMS, as often as its phone allows', async () => {
    const { shipper, anna } = order;
    const stop = await order.stopAt(-1);
    const kinds = async () =>
      (
        await app.database.rows<{ kind: string }>(
          `select m.kind from driver_messages m join driver_links d on d.id = m.link_id join trips t on t.id = d.trip_id
          where t.load_id = $1 order by m.id`,
          [order.id],
        )
      ).map(({ kind }) => kind);
    await propose(shipper, { stop_id: stop.id, note: 'Gate 4' });
    expect(await kinds()).toEqual([]);
    await anna.done('PUT /loads/{id}/vehicle/names', order.id, {
      driver_name: 'Taras Shevchuk',
      driver_phone: '+48 600 200 307',
      truck_plate: 'AA 1111 BB',
      trailer_plate: null,
    });
    await anna.done('POST /loads/{id}/driver_link', order.id, { channel: 'sms' });
    await propose(shipper, { stop_id: stop.id, note: 'Gate 5' });
    expect(await kinds()).toEqual(['link']);
    app.clock.at += HOUR_MS;
    await propose(anna, { stop_id: stop.id, window: window(50) });
    await answer(shipper, await lastId(), { accept: true });
    expect(await kinds()).toEqual(['link', 'changed']);
  });

  it('belongs to the two sides of the order, and to colleagues who may write', async () => {
    const { shipper, anna, borys } = order;
    const body = { stop_id: (await order.stopAt(0)).id, window: window(30) };
    const stranger = await signUpShipper(app);
    for (const who of [borys, stranger]) expect((await propose(who, body)).status).toBe(404);
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await propose(viewer, body)).status).toBe(403);
    await propose(anna, body);
    const id = await lastId();
    for (const who of [borys, stranger]) expect((await answer(who, id, { accept: true })).status).toBe(404);
    expect((await answer(viewer, id, { accept: true })).status).toBe(403);
    const other = await confirmedOrder(app);
    expect((await propose(anna, { ...body, stop_id: (await other.stopAt(0)).id })).status).toBe(404);
    expect(
      (
        await propose(anna, {
          new_stop: { kind: 'stop', after_stop_id: (await other.stopAt(0)).id, window: window(1), address: LVIV },
        })
      ).status,
    ).toBe(404);
    expect((await answer(shipper, 987_654, { accept: true })).status).toBe(404);
  });

  it('names one stop and a window that ends after it begins', async () => {
    const { shipper } = order;
    const { id } = await order.stopAt(0);
    expect((await propose(shipper, {})).body.errors).toHaveProperty('stop_id');
    const { from, to } = window(30);
    expect((await propose(shipper, { stop_id: id, window: { from: to, to: from } })).body.errors).toHaveProperty(
      'window.to',
    );
    expect((await propose(shipper, { stop_id: id, address: { ...LVIV, lat: 91 } })).status).toBe(422);
    expect((await propose(shipper, { stop_id: id, address: { ...LVIV, time_zone: 'Nowhere' } })).status).toBe(422);
  });
});
