import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoBooking } from '@tenderlane/contract';
import { checkLegalIdFormat } from '@tenderlane/domain/brands';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import { greatCircleKm, MINUTE_MS } from '@tenderlane/domain/core';
import { databaseClock } from '../platform/clock';
import { signUpShipper } from '../../test/build';
import { startApp, type TestApp } from '../../test/start-app';
import { followTrips, trackedOrder } from '../../test/tracking/tracked-order';
import { buildDemo, type BuiltDemo, type DemoStep } from './build-demo';
import { DEMO_CARRIERS, DEMO_PEOPLE } from './companies';
import { signInDemoPerson } from './demo-app';
import { listBiddersOfDemo, listDemoCompanies } from './demo.queries';
import { legalIdFor } from './contents/legal-ids';
import { runDemoCommand } from './run-demo-command';
import { DEMO_SIZE, planLoads, type LoadCounts } from './plan-loads';
import { shareOf } from './progress';
import { createRandom } from './random';

const EACH = 4;
const RATED = 12;
const LOADS_FOR_RATING = 5;
/** A small demo, with loads intended for every state, in which these carriers are rated. */
const SIZE = {
  loads: {
    ...(Object.fromEntries(LOAD_STATES.map((state) => [state, EACH])) as LoadCounts),
    completed: LOADS_FOR_RATING * RATED,
  },
  rated: RATED,
};
const ALL = Object.values(SIZE.loads).reduce((sum, count) => sum + count, 0);

let app: TestApp;
let built: BuiltDemo | undefined;
const steps: DemoStep[] = [];
beforeAll(async () => {
  app = await startApp();
  built = await buildDemo(app, (step) => steps.push(step), SIZE);
});
afterAll(() => app.close());

const statesOf = () =>
  app.database.rows<{ state: string; count: number }>(
    'select state, count(*)::int as count from loads group by state order by state',
  );

describe('the demo', () => {
  it('the complete demo has 400 loads and 60 carriers in several countries', () => {
    expect(Object.values(DEMO_SIZE.loads).reduce((sum, count) => sum + count, 0)).toBe(400);
    expect(DEMO_CARRIERS).toHaveLength(60);
    expect(new Set(DEMO_CARRIERS.map(({ login }) => login)).size).toBe(60);
    expect(new Set(DEMO_CARRIERS.map(({ country_id: id }) => id)).size).toBeGreaterThan(5);
    expect([...DEMO_CARRIERS, ...DEMO_PEOPLE].filter(({ login }) => !login.endsWith('.example'))).toEqual([]);
  });

  it('the demo has loads in every state, and its progress only grows', async () => {
    const states = await statesOf();
    expect(states.map(({ state }) => state)).toEqual([...LOAD_STATES].toSorted());
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(ALL);
    const shares = steps.map(shareOf);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('each of the 60 carriers of the complete demo delivers enough loads for a rating', () => {
    const favourites = planLoads(DEMO_SIZE, Date.parse('2026-12-01T12:00:00Z'), createRandom(1));
    const delivered = DEMO_CARRIERS.map((_, at) => favourites.filter(({ favourite }) => favourite === at).length);
    expect(delivered.filter((count) => count < LOADS_FOR_RATING)).toEqual([]);
  });

  it('each of the 60 carriers has a valid legal id, data and a packet, and carriers that delivered have a rating', async () => {
    const carriers = await app.database.rows<Record<string, unknown> & { country_id: string; legal_id: string }>(
      `select c.name, c.country_id, c.legal_id, exists (select from company_profiles o where o.company_id = c.id) as has_profile, p.id is not null as has_packet,
              m.rating_x100 is not null as has_rating, m.response_bp is not null and m.trips > 0 as has_figures
         from carriers r join companies c on c.id = r.carrier_company_id
         left join packets p on p.carrier_id = r.id left join carrier_metrics m on m.carrier_id = r.id`,
    );
    expect(carriers).toHaveLength(60);
    expect(carriers.filter(({ country_id, legal_id }) => checkLegalIdFormat(country_id, legal_id))).toEqual([]);
    expect(new Set(carriers.map(({ legal_id }) => legal_id)).size).toBe(60);
    const lacks = (name: string) =>
      carriers.filter((carrier) => carrier[name] !== true).map((carrier) => carrier['name']);
    for (const name of ['has_profile', 'has_packet']) expect([name, ...lacks(name)]).toEqual([name]);
    const rated = DEMO_CARRIERS.slice(0, RATED).map(({ name }) => name);
    for (const name of ['has_rating', 'has_figures'])
      expect(carriers.filter((carrier) => carrier[name]).map((carrier) => carrier['name'])).toEqual(
        expect.arrayContaining(rated),
      );
  });

  it('the complete demo has awards in each of the last 13 weeks', () => {
    const now = Date.parse('2026-12-01T12:00:00Z');
    const awarded = planLoads(DEMO_SIZE, now, createRandom(1)).filter(({ ends }) => /completed|archived/.test(ends));
    const weeks = awarded.map(({ publishedAt, durationMinutes: minutes }) => {
      const endsAt = publishedAt + minutes * 60_000;
      return Math.floor((now - endsAt) / (7 * 24 * 3_600_000));
    });
    expect(Array.from({ length: 13 }, (_, week) => week).filter((week) => !weeks.includes(week))).toEqual([]);
  });

  it('each person of the demo has the country of the company', async () => {
    const others = await app.database.rows(
      `select a.email from accounts a join brand_members m on m.account_id = a.id join companies c on c.id = m.company_id
        where c.is_demo and a.country_id <> c.country_id`,
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['facilities', 'select count(*)::int as count from facilities', 6],
    ['stops at facilities', 'select count(*)::int as count from waypoints where facility_id is not null', ALL / 4],
    ['chats', 'select count(*)::int as count from chats', 5],
    [
      'messages of both sides',
      `select count(distinct c.kind)::int as count from chat_messages m join brand_members b on b.account_id = m.account_id
         join companies c on c.id = b.company_id`,
      2,
    ],
    ['announcements', 'select count(*)::int as count from announcements where sent_at is not null', 3],
    ['requests', 'select count(*)::int as count from requests', 3],
    ['positions of running orders', 'select count(*)::int as count from positions', 10 * EACH],
    ['trucks on the map', 'select count(*)::int as count from trips where progress is not null', EACH / 2],
    ['bookings', 'select count(*)::int as count from demo_bookings', 1],
    ['own fields', 'select count(*)::int as count from custom_fields', 5],
    ['carriers with own values', `select count(*)::int as count from carriers where custom <> '{}'`, 60],
    ['loads with own values', `select count(*)::int as count from load_details where custom <> '{}'`, ALL],
  ])('the demo has %s', async (_name, statement, least) => {
    expect((await app.database.one<{ count: number }>(statement)).count).toBeGreaterThanOrEqual(least);
  });

  it('each carrier of the demo has a different legal id', () => {
    const numbers = DEMO_CARRIERS.map(({ country_id: id }, place) => legalIdFor(id, place));
    expect(new Set(numbers).size).toBe(60);
  });

  it('the demo is built by ordinary calls, of which only usual refusals of a market fail', () => {
    const usual = /bid\.(too-late|far-below|not-lower|closed)|load\.(wrong-state|not-open)/;
    const others = [...(built?.refused ?? new Map<string, number>())].filter(([code]) => !usual.test(code));
    expect(others).toEqual([]);
  });

  it('the demo notifies nobody and sends no message', async () => {
    expect(await app.database.rows('select kind from outbox')).toEqual([]);
    await app.shipper().call('POST /auth/code', { body: { login: DEMO_PEOPLE[0].login } });
    await app.sendWaitingCodes();
    expect(await app.messages(DEMO_PEOPLE[0].login)).toEqual([]);
  });

  it('the demo is built once', async () => {
    const before = await statesOf();
    expect(await buildDemo(app, undefined, SIZE)).toBeUndefined();
    expect(await statesOf()).toEqual(before);
  });

  it('the language of a visitor is not stored for the shared person of the demo', async () => {
    const login = DEMO_PEOPLE[0].login;
    const visitors = ['uk', 'kk'].map(async (locale) => ({
      locale,
      headers: { 'accept-language': locale },
      visitor: app.shipper(await signInDemoPerson(app, databaseClock, login, 'shipper')),
    }));
    const [first] = await Promise.all(visitors);
    const body = { first_name: 'Olena', last_name: 'Savchuk', locale: 'ru' } as const;
    expect((await first!.visitor.send('PUT /profile/info', { body, headers: first!.headers })).status).toBe(200);
    for (const { locale, headers, visitor } of await Promise.all(visitors)) {
      expect((await visitor.send('GET /account', { headers })).body).toMatchObject({ data: { locale } });
      expect((await visitor.send('GET /profile/info', { headers })).body).toMatchObject({ data: { locale } });
    }
  });

  it('the company of the demo does not become the operator', async () => {
    const first = await signUpShipper(app);
    const login = DEMO_PEOPLE[0].login;
    const demo = app.shipper(await signInDemoPerson(app, databaseClock, login, 'shipper'));
    const { body } = await demo.call('GET /account');
    expect(body.data.company).toBeDefined();
    const rows = await app.database.rows<{ id: number }>('select min(id) as id from companies where not is_demo');
    expect(rows[0]?.id).toBe(first.companyId);
  });

  it('the people of the demo see its agreed booking, and the operator does not', async () => {
    const operator = await signUpShipper(app);
    const { operatorBrand } = app.config;
    app.config.operatorBrand = operator.companyId;
    const owner = app.shipper(await signInDemoPerson(app, databaseClock, DEMO_PEOPLE[0].login, 'shipper'));
    const { data } = (await owner.call('GET /demo_bookings')).body;
    const host = 'Marek Zieliński';
    expect(data).toEqual([expect.objectContaining({ state: 'agreed', host, is_confirmed: true, refusals: {} })]);
    const [{ code, at }] = data as [DemoBooking];
    expect(Date.parse(at ?? '')).toBeGreaterThan(app.clock.at);
    const calendar = await app.server.inject({ url: `/api/public/v1/demo_bookings/${code}/calendar` });
    expect(calendar.body).toContain('STATUS:CONFIRMED');
    expect((await operator.call('GET /operator/demos', { query: {} })).body.data).toEqual([]);

    const booked = await operator.call('POST /demo_bookings', { body: { time_zone: 'Europe/Kyiv', times: [at!] } });
    const path = { id: Number.parseInt(booked.body.data.code, 10) };
    expect((await operator.call('PUT /operator/demos/{id}', { path, body: { at: at! } })).status).toBe(200);
    expect((await operator.call('GET /demo_bookings')).body.data.map((demo) => demo.code)).toEqual([
      booked.body.data.code,
    ]);
    const asked = await app.visitor().call('PUT /demo_bookings/{code}', { path: { code }, body: { times: [at!] } });
    expect(asked.body.data.state).toBe('requested');
    expect((await owner.call('POST /demo_bookings', { body: { time_zone: 'Europe/Kyiv', times: [at!] } })).status).toBe(
      201,
    );
    while ((await app.dispatcher.runOnce()) > 0);
    const told = (await operator.call('GET /notifications')).body.data.map(({ title }) => title);
    expect(told.filter((title) => title.includes('Nordwald'))).toEqual([]);
    expect((await operator.call('GET /operator/demos', { query: {} })).body.data).toHaveLength(1);
    app.config.operatorBrand = operatorBrand;
  });

  it('every carrier of the demo with a bid has opened its tender', async () => {
    const bids = await app.database.one<{ unopened: number; opened: number }>(
      `select count(*) filter (where viewed_at is null)::int as unopened, count(viewed_at)::int as opened from options where has_bid`,
    );
    expect(bids).toEqual({ unopened: 0, opened: expect.any(Number) as number });
    expect(bids.opened).toBeGreaterThan(20);
  });

  it('more than twenty carriers of the demo can still bid on its open tenders', async () => {
    const waiting = await listBiddersOfDemo(app.database);
    expect(waiting.length).toBeGreaterThan(20);
    for (const { login } of waiting) expect(login).toMatch(/\.demo\.example$/);
  });

  it('trucks of the demo drive on, each position is stored once, and other companies get none', async () => {
    const other = await trackedOrder(app);
    const kmLeft = async () => {
      const rows = await app.database.rows<{ lat: number; lon: number; end: { lat: number; lon: number } }>(
        `select (t.progress #>> '{last,lat}')::float8 as lat, (t.progress #>> '{last,lon}')::float8 as lon, s.address as end
           from trips t join loads l on l.id = t.load_id and l.state = 'in_progress'
           join lateral (select address from trip_stops where trip_id = t.id order by position desc limit 1) s on true
          where t.progress is not null order by t.id`,
      );
      return rows.map(({ end, ...last }) => greatCircleKm(last, end));
    };
    const before = await kmLeft();
    app.clock.at = Date.now() + 20 * MINUTE_MS;
    const drive = () => app.runDue('trucks of the demo');
    const [first, second] = await Promise.all([drive(), drive()]);
    expect(first + second).toBeGreaterThanOrEqual(10 * EACH);
    expect(await drive()).toBe(0);
    await followTrips(app);
    const driven = (await kmLeft()).map((km, place) => before[place]! - km);
    expect(driven.filter((km) => km > 10).length).toBeGreaterThanOrEqual(EACH / 2);
    expect(await other.count()).toBe(0);
  });

  it('the demo is deleted with all of its data, and nothing else is deleted', async () => {
    const shipper = await signUpShipper(app);
    const companies = await listDemoCompanies(app.database);
    expect(companies).toHaveLength(61);
    const events = () =>
      app.database.one<{ count: number }>('select count(*)::int as count from events where company_id = $1', [
        shipper.companyId,
      ]);
    const before = await events();
    await expect(runDemoCommand(app.database, ['rebuild'])).rejects.toThrow('npm run demo -- remove');
    expect(await runDemoCommand(app.database, ['remove'])).toEqual([expect.stringContaining('61 companies')]);
    expect(await runDemoCommand(app.database, ['remove'])).toEqual(['There is no demo.']);
    expect(await app.database.rows('select from loads where company_id = any($1)', [companies])).toEqual([]);
    expect(await events()).toEqual(before);
    expect((await shipper.call('GET /account')).status).toBe(200);
    const left = await app.database.rows(`select email from accounts where email like '%.demo.example'`);
    expect(left).toEqual([]);
    expect(await app.database.rows(`select from demo_bookings where company_name = 'Nordwald Papier'`)).toEqual([]);
  });
});
