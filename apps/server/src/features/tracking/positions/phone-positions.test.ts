import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';
import { startApp, type TestApp } from '../../../../test/start-app';
import { followTrips, northOf, trackedOrder, type TrackedOrder } from '../../../../test/tracking/tracked-order';
import { addTrackingLink, followTrack, followTrip } from '../../../../test/tracking/tracking-link';
import { driverSecret, openTrip, type DriverCaller } from '../../../../test/trips/open-trip';

let app: TestApp;
let start: number;
let order: TrackedOrder;
let driver: DriverCaller;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at = start;
  order = await trackedOrder(app);
  driver = await openTrip(app, await driverSecret(order.anna, order.id));
});

const share = (is_on: boolean, who = driver) => who.send('PUT /sharing', { body: { is_on } });
const setUp = async () => (await driver.call('POST /app')).body.data;
const at = (km: number, time = app.clock.at) => ({ ...northOf(order.pickup, km), at: new Date(time).toISOString() });
async function send(positions: object[], who = driver) {
  const answer = await who.send('POST /positions', { body: { positions: positions as never } });
  await followTrips(app);
  return answer;
}
const stored = async (positions: object[], who = driver) =>
  ((await send(positions, who)).body as { data: { stored: number } }).data.stored;
const tripOf = () => order.shipper.done('GET /loads/{id}/trip', order.id);
const listed = async () => (await order.shipper.done('GET /loads/{id}', order.id)).list_item.tracking;
const shared = async () => (await driver.call('GET /trip')).body.data.sharing;

const lines = async (url: string) => {
  const own = await order.shipper.done('GET /loads/{id}/track', order.id);
  const { data } = (await followTrack(app, url)).body as { data: { lines: object[] } };
  return [own.lines.length, data.lines.length];
};

interface Request {
  query?: string;
  headers?: Record<string, string>;
  payload?: string;
}

function inJson(km: number): Request {
  const { lat, lon } = northOf(order.pickup, km);
  const timestamp = new Date(app.clock.at).toISOString();
  const location = {
    timestamp,
    coords: { latitude: lat, longitude: lon, accuracy: 4.5, speed: -1, heading: 63, altitude: 35.7 },
    is_moving: true,
    odometer: 1204.3,
    event: 'motionchange',
    battery: { level: 0.79, is_charging: false },
    activity: { type: 'in_vehicle' },
    extras: { heartbeat: true },
    _: `&id=TL-1&lat=${lat}&lon=${lon}&timestamp=${timestamp}&`,
  };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { headers, payload: JSON.stringify({ location, device_id: 'TL-1' }) };
}

function inParams(km: number, more: string): string {
  const { lat, lon } = northOf(order.pickup, km);
  return `id=TL-1&timestamp=${Math.floor(app.clock.at / 1000)}&lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}&${more}`;
}

async function post(url: string, { query = '', ...request }: Request) {
  const address = new URL(url).pathname + (query && `?${query}`);
  const { statusCode } = await app.server.inject({ method: 'POST', url: address, ...request });
  await followTrips(app);
  return statusCode;
}

const report = (url: string, km: number) => post(url, inJson(km));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ANDROID_8 = 'speed=32.39&bearing=63.0&altitude=35.7&accuracy=4.5&batt=79.0';
const IOS_8 = 'speed=32.39&bearing=63.0&altitude=35.7&batt=79.0';

describe('positions of the driver’s page', () => {
  it('are stored once each, and both sides see when the page was last seen', async () => {
    expect((await tripOf()).is_shared).toBe(false);
    await share(true);
    const positions = [at(60), at(61, app.clock.at - MINUTE_MS), at(60)];
    expect([await stored(positions), await stored(positions)]).toEqual([2, 0]);
    const last_at = new Date(app.clock.at).toISOString();
    for (const who of [order.shipper, order.anna])
      expect(await order.tripOf(who)).toMatchObject({
        is_shared: true,
        sources: [{ kind: 'driver_page', name: '', last_at }],
      });
    expect(await listed()).toMatchObject({ is_shared: true, source: 'driver_page', updated_at: last_at });
  });

  it('wrong rows are named, and the others are kept', async () => {
    await share(true);
    const { body } = await send([at(60), { ...at(60), lat: 91 }, { lat: 1 }, at(60, app.clock.at - 8 * DAY_MS)]);
    expect(body).toMatchObject({
      data: {
        stored: 1,
        refused: [
          { index: 1, code: 'position.invalid' },
          { index: 2, code: 'position.invalid' },
          { index: 3, code: 'position.too-old' },
        ],
      },
    });
  });

  it('give the times of stops', async () => {
    await share(true);
    await stored([6, 3, 0].map((minutes) => at(0.1, app.clock.at - minutes * MINUTE_MS)));
    expect((await order.stopAt(0)).state).toBe('arrived');
  });

  it('are not stored before sharing and after it, and others see only that it is off', async () => {
    expect(await stored([at(60)])).toBe(0);
    await share(true);
    expect(await stored([at(60)])).toBe(1);
    const { url } = await addTrackingLink(order.shipper, order.id);
    expect((await followTrip(app, url)).body).toMatchObject({ data: { position: { speed_kmh: null } } });
    expect(await lines(url)).toEqual([1, 1]);
    await share(false);
    expect(await stored([at(59)])).toBe(0);
    expect((await followTrip(app, url)).body).toMatchObject({ data: { position: null, updated: null } });
    expect(await lines(url)).toEqual([0, 0]);
    expect(await order.count()).toBe(1);
    const trip = await tripOf();
    expect([trip.is_shared, trip.sources, trip.stops.map(({ eta }) => eta)]).toEqual([false, [], [null, null]]);
    expect(await listed()).toMatchObject({ is_shared: false, location: null, updated_at: null, eta: null });
    const actions = (await order.shipper.done('GET /loads/{id}/history', order.id)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'trip.sharing_changed')).toHaveLength(2);
  });

  it('are not stored before the trip is visible and after its end', async () => {
    await share(true);
    const from = Date.parse((await shared())!.from);
    expect(await stored([at(60, from - MINUTE_MS)])).toBe(0);
    await order.report(order.anna, 0, 'departed');
    await order.shipper.done('PUT /loads/{id}/fail', order.id, { reason: 'The truck broke down' });
    expect(await stored([at(60)])).toBe(0);
    expect(await shared()).toBeNull();
    expect((await share(false)).body.code).toBe('trip.over');
  });

  it('a closed page is no silence, a silent app is one', async () => {
    const { url } = await setUp();
    await order.report(order.anna, 0, 'departed');
    await stored([at(60)]);
    app.clock.at += 3 * HOUR_MS;
    expect(await listed()).toMatchObject({ is_stale: false });
    await report(url, 58);
    app.clock.at += 3 * HOUR_MS;
    expect(await listed()).toMatchObject({ is_stale: true });
  });

  it('belong to the trip of their phone only', async () => {
    const other = await trackedOrder(app);
    const stranger = await openTrip(app, await driverSecret(other.anna, other.id));
    await share(true, stranger);
    await stored([at(60)], stranger);
    expect([await order.count(), await other.count()]).toEqual([0, 1]);
  });
});

describe('Traccar Client on the phone of the driver', () => {
  it('is set up with one link, and reports for the trip', async () => {
    const { url, link, trip } = await setUp();
    expect(trip.sharing).toMatchObject({ is_on: true, has_app: true });
    const settings = new URL(link);
    expect([settings.protocol, settings.host]).toEqual(['org.traccar.client:', 'config']);
    expect(Object.fromEntries(settings.searchParams)).toMatchObject({ url, id: trip.number, service: 'true' });
    expect(await report(url, 60)).toBe(200);
    expect(await tripOf()).toMatchObject({ sources: [{ kind: 'app' }] });
  });

  it.each<[string, () => Request]>([
    ['version 9', () => inJson(60)],
    ['version 8 of Android', () => ({ query: inParams(60, ANDROID_8) })],
    ['version 8 of iOS', () => ({ query: inParams(60, IOS_8) })],
    ['a form', () => ({ headers: FORM, payload: inParams(60, ANDROID_8) })],
  ])('the requests of %s are stored once', async (_name, request) => {
    const { url } = await setUp();
    expect([await post(url, request()), await post(url, request())]).toEqual([200, 200]);
    expect(await order.count()).toBe(1);
  });

  it('its positions are dropped while sharing is off', async () => {
    const { url } = await setUp();
    await share(false);
    expect([await report(url, 60), await order.count()]).toEqual([200, 0]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['it is set up again', setUp],
    ['the link is replaced', () => driverSecret(order.anna, order.id, true)],
    ['another phone opens the trip', async () => openTrip(app, await driverSecret(order.anna, order.id))],
  ])('its earlier address ends when %s', async (_name, end) => {
    const { url } = await setUp();
    await end();
    expect(await report(url, 60)).toBe(404);
  });

  it('sharing is off on another phone until its driver begins it', async () => {
    await share(true);
    driver = await openTrip(app, await driverSecret(order.anna, order.id));
    expect(await shared()).toMatchObject({ is_on: false, has_app: false });
    await driverSecret(order.anna, order.id, true);
    expect((await tripOf()).is_shared).toBeNull();
  });

  it('a source of telematics cannot use its address, nor it the calls of telematics', async () => {
    const { url } = await setUp();
    const token = url.split('/').at(-1)!;
    const body = { positions: [{ device: '902064', ...at(60) }] };
    expect((await app.carrier(token).send('POST /positions', { body })).status).toBe(404);
    expect((await app.driver(order.token).send('POST /positions', { body: { positions: [at(60)] } })).status).toBe(401);
  });
});
