import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOAD_STATES } from '@tenderlane/domain';
import { databaseClock } from '../platform/clock';
import { signUpShipper } from '../../test/build';
import { startApp, type TestApp } from '../../test/start-app';
import { buildDemo, type BuiltDemo } from './build-demo';
import { DEMO_CARRIERS, DEMO_PEOPLE } from './companies';
import { signInDemoPerson } from './demo-app';
import { listBiddersOfDemo, listDemoCompanies } from './demo.queries';
import { operateDemo } from './operate-demo';
import { DEMO_LOADS, type LoadCounts } from './plan-loads';

const EACH = 4;
/** A small one, with loads meant for every state. */
const COUNTS = Object.fromEntries(LOAD_STATES.map((state) => [state, EACH])) as LoadCounts;

let app: TestApp;
let built: BuiltDemo | undefined;
const shares: number[] = [];
beforeAll(async () => {
  app = await startApp();
  built = await buildDemo(app, (share) => shares.push(share), COUNTS);
});
afterAll(() => app.close());

const statesOf = () =>
  app.database.rows<{ state: string; count: number }>(
    'select state, count(*)::int as count from loads group by state order by state',
  );

describe('the demo', () => {
  it('is meant to hold 400 loads of 60 carriers in several countries', () => {
    expect(Object.values(DEMO_LOADS).reduce((sum, count) => sum + count, 0)).toBe(400);
    expect(DEMO_CARRIERS).toHaveLength(60);
    expect(new Set(DEMO_CARRIERS.map(({ login }) => login)).size).toBe(60);
    expect(new Set(DEMO_CARRIERS.map(({ country_id: id }) => id)).size).toBeGreaterThan(5);
    expect([...DEMO_CARRIERS, ...DEMO_PEOPLE].filter(({ login }) => !login.endsWith('.example'))).toEqual([]);
  });

  it('has loads in every state, and its progress only grows', async () => {
    const states = await statesOf();
    expect(states.map(({ state }) => state)).toEqual([...LOAD_STATES].toSorted());
    expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(EACH * LOAD_STATES.length);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });

  it('was made by calls that the product takes: only what every market knows was refused', () => {
    const usual = /bid\.(too-late|far-below|not-lower|closed)|load\.(wrong-state|not-open)/;
    const others = [...(built?.refused ?? new Map<string, number>())].filter(([code]) => !usual.test(code));
    expect(others).toEqual([]);
  });

  it('tells nobody what happened in it, and writes to nobody of it', async () => {
    expect(await app.database.rows('select kind from outbox')).toEqual([]);
    await app.shipper().call('POST /auth/code', { body: { login: DEMO_PEOPLE[0].login } });
    await app.sendWaitingCodes();
    expect(await app.messages(DEMO_PEOPLE[0].login)).toEqual([]);
  });

  it('is built once', async () => {
    const before = await statesOf();
    expect(await buildDemo(app, undefined, COUNTS)).toBeUndefined();
    expect(await statesOf()).toEqual(before);
  });

  it('keeps the language of a visitor out of the shared person', async () => {
    const login = DEMO_PEOPLE[0].login;
    const visitors = ['uk', 'kk'].map(async (locale) => ({
      locale,
      headers: { 'accept-language': locale },
      visitor: app.shipper(await signInDemoPerson(app, databaseClock, login, 'shipper')),
    }));
    const [first] = await Promise.all(visitors);
    const body = { first_name: 'Olena', last_name: 'Savchuk', locale: 'ru' } as const;
    expect((await first!.visitor.call('PUT /profile/info', { body, headers: first!.headers })).status).toBe(200);
    for (const { locale, headers, visitor } of await Promise.all(visitors)) {
      expect((await visitor.call('GET /account', { headers })).body.data.locale).toBe(locale);
      expect((await visitor.call('GET /profile/info', { headers })).body.data.locale).toBe(locale);
    }
  });

  it('never makes its company the operator', async () => {
    const first = await signUpShipper(app);
    const login = DEMO_PEOPLE[0].login;
    const demo = app.shipper(await signInDemoPerson(app, databaseClock, login, 'shipper'));
    const { body } = await demo.call('GET /account');
    expect(body.data.company).toBeDefined();
    const rows = await app.database.rows<{ id: number }>('select min(id) as id from companies where not is_demo');
    expect(rows[0]?.id).toBe(first.companyId);
  });

  it('has carriers that wait for a chance to bid on its open tenders', async () => {
    const waiting = await listBiddersOfDemo(app.database);
    expect(waiting.length).toBeGreaterThan(20);
    for (const { login } of waiting) expect(login).toMatch(/\.demo\.example$/);
  });

  it('goes away with all that is its own, and nothing else', async () => {
    const shipper = await signUpShipper(app);
    const companies = await listDemoCompanies(app.database);
    expect(companies).toHaveLength(61);
    const events = () =>
      app.database.one<{ count: number }>('select count(*)::int as count from events where company_id = $1', [
        shipper.companyId,
      ]);
    const before = await events();
    await expect(operateDemo(app.database, ['rebuild'])).rejects.toThrow('npm run demo -- remove');
    expect(await operateDemo(app.database, ['remove'])).toEqual([expect.stringContaining('61 companies')]);
    expect(await operateDemo(app.database, ['remove'])).toEqual(['There is no demo.']);
    expect(await statesOf()).toEqual([]);
    expect(await events()).toEqual(before);
    expect((await shipper.call('GET /account')).status).toBe(200);
    const left = await app.database.rows(`select email from accounts where email like '%.demo.example'`);
    expect(left).toEqual([]);
  });
});
