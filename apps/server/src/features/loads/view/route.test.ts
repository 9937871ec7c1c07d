import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  completeLoadBody,
  draftTender,
  joinCarrier,
  openTender,
  signUpCarrier,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let withoutRouter: TestApp;
let router: Server;
let shipper: Shipper;
let carrier: Carrier;
const asked: string[] = [];
let isAway = false;

const line = [
  [18.65, 54.35],
  [24, 52.1],
  [30.52, 50.45],
];

beforeAll(async () => {
  const leg = { distance: 1_174_400, duration: 64_800 };
  router = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isAway) return void response.writeHead(503).end();
    const answer = {
      code: 'Ok',
      routes: [{ ...leg, legs: [leg], geometry: { type: 'LineString', coordinates: line } }],
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => router.listen(0, '127.0.0.1', resolve));
  app = await startApp({ ROUTER_URL: `http://127.0.0.1:${(router.address() as AddressInfo).port}` });
  withoutRouter = await startApp();
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
beforeEach(() => {
  asked.length = 0;
  isAway = false;
});
afterAll(async () => {
  await Promise.all([app.close(), withoutRouter.close()]);
  await new Promise((resolve) => router.close(resolve));
});

const measured = {
  source: 'osrm',
  distance_km: 1174,
  duration_minutes: 1080,
  legs: [{ distance_km: 1174, duration_minutes: 1080 }],
  points: [line[0], line[2]],
  line,
};

const measureJobs = (id: number) =>
  app.database.rows(`select 1 from outbox where kind = 'job.measure_route' and (payload->>'load_id')::bigint = $1`, [
    id,
  ]);

it('a route without a service is an estimate with a leg between two stops', async () => {
  const own = await signUpShipper(withoutRouter);
  const id = await draftTender(withoutRouter, own);
  const route = await own.done('GET /loads/{id}/route', id);
  const draft = await own.done('GET /loads/{id}/edit', id);
  expect(route).toMatchObject({ source: 'estimate', distance_km: draft.distance_km, line: null });
  expect(route?.legs).toEqual([{ distance_km: draft.distance_km, duration_minutes: route?.duration_minutes }]);
});

it('a load with fewer than two places has no route', async () => {
  const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
  expect(await shipper.done('GET /loads/{id}/route', id)).toBeNull();
  expect(asked).toEqual([]);
});

it('a route is measured once for a company and drawn for shipper and carrier', async () => {
  const own = await signUpShipper(app);
  const invited = await joinCarrier(app, own);
  const id = await openTender(app, own);
  expect(await own.done('GET /loads/{id}/route', id)).toEqual(measured);
  expect(await invited.done('GET /loads/{id}/route', id)).toEqual(measured);
  expect(asked).toHaveLength(1);
  const other = await openTender(app, own);
  expect(await own.done('GET /loads/{id}/route', other)).toEqual(measured);
  expect(asked).toHaveLength(1);
});

it('each company measures its own routes, so that nobody learns the routes of others', async () => {
  const id = await draftTender(app, shipper);
  await shipper.done('GET /loads/{id}/route', id);
  asked.length = 0;
  const stranger = await signUpShipper(app);
  await stranger.done('GET /loads/{id}/route', await draftTender(app, stranger));
  expect(asked).toHaveLength(1);
});

it('a route is an estimate while the service fails and is measured later', async () => {
  const own = await signUpShipper(app);
  const id = await draftTender(app, own);
  const jobs = (await measureJobs(id)).length;
  isAway = true;
  expect(await own.done('GET /loads/{id}/route', id)).toMatchObject({ source: 'estimate', line: null });
  expect(await measureJobs(id)).toHaveLength(jobs);
  isAway = false;
  expect(await own.done('GET /loads/{id}/route', id)).toEqual(measured);
  expect(await measureJobs(id)).toHaveLength(jobs + 1);
});

it('a route with a published price per kilometre stays an estimate', async () => {
  const id = await openTender(app, shipper, { basis: 'km' });
  expect(await carrier.done('GET /loads/{id}/route', id)).toMatchObject({ source: 'estimate', line: null });
  expect(asked).toEqual([]);
});

it('the service is called outside of any transaction', async () => {
  const own = await signUpShipper(app);
  const id = await draftTender(app, own);
  app.statements.length = 0;
  await own.done('GET /loads/{id}/route', id);
  const open = app.statements.filter((text) => /^(begin|commit)/i.test(text));
  const saved = app.statements.findIndex((text) => text.includes('into road_routes'));
  expect(app.statements.slice(0, saved).filter((text) => /for (no key )?update/.test(text))).toEqual([]);
  expect(open.length % 2).toBe(0);
});

it('a route is hidden from everybody who may not see the tender, and from carriers while it is a draft', async () => {
  const id = await openTender(app, shipper);
  const draft = await draftTender(app, shipper);
  const stranger = await signUpCarrier(app);
  expect((await stranger.call('GET /loads/{id}/route', { path: { id } })).status).toBe(404);
  expect((await carrier.call('GET /loads/{id}/route', { path: { id: draft } })).status).toBe(404);
  expect(asked).toEqual([]);
});

it('a route goes through all stops with an address', async () => {
  const own = await signUpShipper(withoutRouter);
  const id = await draftTender(withoutRouter, own);
  const [first, last] = completeLoadBody(withoutRouter.clock.at).waypoints!;
  await own.done('PUT /loads/{id}', id, { waypoints: [first!, { kind: 'stop', address: null, window: null }, last!] });
  expect((await own.done('GET /loads/{id}/route', id))?.points).toHaveLength(2);
});
