import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../../test/start-app';
import { followTrips, northOf, trackedOrder, type TrackedOrder } from '../../../../test/tracking/tracked-order';
import { createRequestLimit } from './request-limit';

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

interface Request {
  method?: 'POST';
  query?: Record<string, string>;
  headers?: Record<string, string>;
  payload?: string;
}

async function send(token: string, request: Request = {}) {
  const { statusCode, body } = await app.server.inject({ url: `/osmand/${token}`, ...request });
  return [statusCode, body];
}

const stored = () =>
  app.database.rows(
    `select p.lat, p.lon, p.speed_kmh, p.accuracy_m, p.is_mocked from positions p join trips t on t.id = p.trip_id
      where t.load_id = $1`,
    [order.id],
  );

const fields = (more: object = {}) => ({
  id: '902064',
  lat: '52.3',
  lon: '21.1',
  timestamp: String(app.clock.at / 1000),
  speed: '10',
  accuracy: '4.5',
  altitude: '35.7',
  batt: '87.0',
  ...more,
});
const json = (more: object = {}) => ({
  location: {
    timestamp: new Date(app.clock.at).toISOString(),
    coords: { latitude: 52.3, longitude: 21.1, accuracy: 4.5, speed: 5.144_444_444, heading: 63, altitude: 35.7 },
    is_moving: true,
    odometer: 1204,
    event: 'motionchange',
    battery: { level: 0.79, is_charging: false },
    activity: { type: 'in_vehicle' },
    extras: {},
    ...more,
  },
  device_id: '902064',
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

describe('requests of OsmAnd and Traccar Client', () => {
  it.each<[string, () => Request]>([
    ['query by GET', () => ({ query: fields() })],
    ['query by POST', () => ({ method: 'POST', query: fields() })],
    ['form', () => ({ method: 'POST', headers: FORM, payload: new URLSearchParams(fields()).toString() })],
    ['JSON', () => ({ method: 'POST', headers: JSON_TYPE, payload: JSON.stringify(json()) })],
  ])('%s is stored and answered without a body', async (_name, request) => {
    expect(await send(order.token, request())).toEqual([200, '']);
    expect(await stored()).toEqual([
      { lat: 52.3, lon: 21.1, speed_kmh: expect.closeTo(18.52, 4) as number, accuracy_m: 4.5, is_mocked: false },
    ]);
  });

  it('mocked positions are marked', async () => {
    await send(order.token, { method: 'POST', headers: JSON_TYPE, payload: JSON.stringify(json({ mock: true })) });
    expect(await stored()).toMatchObject([{ is_mocked: true }]);
  });

  it.each<[string, object]>([
    ['a latitude beyond the pole', { lat: '91' }],
    ['the point 0/0', { lat: '0', lon: '0' }],
    ['the year 1970', { timestamp: '1' }],
    ['an unknown device', { id: 'other' }],
  ])('%s is answered like a stored position, and not stored', async (_name, wrong) => {
    expect(await send(order.token, { query: fields(wrong) })).toEqual([200, '']);
    expect(await stored()).toEqual([]);
  });

  it.each<[string, () => Request]>([
    ['no parameters', () => ({})],
    ['NaN', () => ({ query: fields({ lat: 'NaN' }) })],
    ['JSON that is none', () => ({ method: 'POST', headers: JSON_TYPE, payload: '{"location":' })],
    ['a NUL in the device', () => ({ query: fields({ id: 'a\u0000b' }) })],
  ])('%s cannot be read', async (_name, request) => {
    expect(await send(order.token, request())).toEqual([400, '']);
  });

  it.each(['x'.repeat(43), 'short', '%00'])('the unknown token %s is not found', async (token) => {
    expect((await send(token, { query: fields() }))[0]).toBe(404);
  });

  it('a revoked token is not found', async () => {
    expect((await send(order.token, { query: fields() }))[0]).toBe(200);
    await order.anna.call('DELETE /tracking_sources/{id}', { path: { id: order.source.id } });
    expect((await send(order.token, { query: fields({ timestamp: String(app.clock.at / 1000 - 60) }) }))[0]).toBe(404);
  });

  it('positions by OsmAnd give facts too', async () => {
    for (const minutes of [6, 3, 0]) {
      const { lat, lon } = northOf(order.pickup, 0.1);
      const timestamp = String(app.clock.at / 1000 - minutes * 60);
      await send(order.token, { query: fields({ lat: String(lat), lon: String(lon), timestamp, speed: '0' }) });
    }
    await followTrips(app);
    expect((await order.stopAt(0)).state).toBe('arrived');
  });
});

describe('the limit of requests', () => {
  it('allows a burst of 2,000 and then 30 a minute', () => {
    let at = 0;
    const limit = createRequestLimit(() => at);
    limit.remember('token');
    const allowed = (requests: number) => Array.from({ length: requests }, () => limit.allow('token')).filter(Boolean);
    expect(allowed(2100)).toHaveLength(1999);
    at += 60_000;
    expect(allowed(100)).toHaveLength(30);
    expect(limit.allow('other')).toBe(true);
  });
});
