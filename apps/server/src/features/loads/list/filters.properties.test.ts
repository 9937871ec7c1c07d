import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import {
  completeLoadBody,
  HOUR_MS,
  joinCarrier,
  joinColleague,
  signUpShipper,
  type Shipper,
} from '../../../../test/build';
import {
  holds,
  inOrder,
  ORDERS,
  POINTS,
  priceOf,
  randomLoad,
  randomQuery,
  type Facts,
  type Point,
  type Query,
} from '../../../../test/lists/naive-list';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let start: number;
let all: Facts[];
const managers: number[] = [];
const carriers: { id: number; name: string }[] = [];

const at = (hour: number) => new Date(start + hour * HOUR_MS).toISOString();

beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
  shipper = await signUpShipper(app);
  const colleague = await joinColleague(app, shipper, 'dispatcher');
  for (const person of [shipper, colleague]) managers.push((await person.call('GET /account')).body.data.id);
  for (const name of ['Zorza', 'Авангард']) {
    carriers.push({ id: (await joinCarrier(app, shipper, { name })).carrierId, name });
  }
  all = [];
  for (const facts of fc.sample(randomLoad, { numRuns: 40, seed: 20_261_122 })) all.push(await write(facts));
});
afterAll(() => app.close());

async function write(facts: Omit<Facts, 'id' | 'number'>): Promise<Facts> {
  const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
  const stop = (kind: 'pickup' | 'delivery', name: Point, hour: number | null) => ({
    kind,
    address: { ...POINTS[name], name: POINTS[name].city },
    window: hour === null ? null : { from: at(hour), to: at(hour) },
  });
  await shipper.done('PUT /loads/{id}', id, {
    ...completeLoadBody(start),
    name: facts.name,
    tender_type: facts.tenderType,
    tags: facts.tags,
    cargo: { weight_kg: facts.kg, pallets: facts.pallets },
    truck: { body_types: facts.bodies as ['tent'], load_types: facts.loading as ['rear'] },
    payment: { type: facts.payment, days_to_pay: 3, currency: facts.currency, vat_mode: facts.vatMode },
    waypoints: [stop('pickup', facts.from, facts.pickup), stop('delivery', facts.to, facts.delivery)],
  });
  const { database } = app;
  await database.run(
    `update loads set state = $2, manager_id = $3, created_at = $4, updated_at = $5, effective_end = $6, opened_at = $7, lowest = $8, awarded_price = $9
      where id = $1`,
    [
      id,
      facts.state,
      managers[facts.manager],
      at(facts.created),
      at(facts.updated),
      facts.ends === null ? null : at(facts.ends),
      facts.isOpened ? at(0) : null,
      facts.lowest,
      facts.awarded,
    ],
  );
  await database.run(`update auctions set terms = terms || $2::jsonb where load_id = $1`, [
    id,
    JSON.stringify({
      mode: facts.mode,
      vatRateBp: 2000,
      startingRate: facts.starting,
      quantityMilli: facts.quantityMilli,
    }),
  ]);
  await database.run(`update load_details set distance_km = $2, carrier_id = $3 where load_id = $1`, [
    id,
    facts.km,
    facts.carrier === null ? null : carriers[facts.carrier]!.id,
  ]);
  const { number } = await database.one<{ number: number }>(`select number from loads where id = $1`, [id]);
  return { ...facts, id, number };
}

const TIMES = ['pickup', 'delivery', 'created', 'ends'].flatMap((name) => [`${name}_from`, `${name}_to`]);

function sent(asked: Query): Record<string, unknown> {
  const entries = Object.entries(asked).filter(([, value]) => value !== undefined);
  const idsOf = (text: string, ids: readonly number[]) =>
    text
      .split(',')
      .map((nth) => ids[Number(nth)])
      .join(',');
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (TIMES.includes(name)) return [name, at(Number(value))];
      if (name === 'manager_id' && value !== 'me') return [name, idsOf(String(value), managers)];
      if (name === 'carrier_id')
        return [
          name,
          idsOf(
            String(value),
            carriers.map(({ id }) => id),
          ),
        ];
      return [name, value];
    }),
  );
}

async function readPages(asked: object, sort: string, size: number): Promise<number[]> {
  const ids: number[] = [];
  let after: string | null = null;
  do {
    const query = { ...asked, sort, per_page: size, total: 'none', ...(after && { after }) };
    const { status, body } = await shipper.send('GET /loads', { query });
    expect(status).toBe(200);
    ids.push(...(body['data'] as { id: number }[]).map(({ id }) => id));
    after = (body['meta'] as { next: string | null }).next;
  } while (after);
  return ids;
}

it('the list finds, sorts and counts the same loads as a filter in memory, on all pages', async () => {
  let found = 0;
  const property = fc.asyncProperty(
    randomQuery,
    fc.constantFrom(...(Object.keys(ORDERS) as (keyof typeof ORDERS)[])),
    fc.boolean(),
    fc.integer({ min: 3, max: 50 }),
    async (given, sort, isDown, size) => {
      const asksPrice = given.price_from !== undefined || given.price_to !== undefined;
      const asked = asksPrice && given.currency?.length !== 3 ? { ...given, currency: 'EUR' } : given;
      const expected = all.filter((facts) => holds(asked, facts));
      found += expected.length;
      const request = sent(asked);
      expect(await readPages(request, `${isDown ? '-' : ''}${sort}`, size)).toEqual(inOrder(expected, sort, isDown));
      expect((await shipper.call('GET /loads/total', { query: request })).body.data.total).toBe(expected.length);
      const { status: _status, ...everyState } = request;
      const counts = (await shipper.call('GET /loads/counts', { query: everyState })).body.data;
      const { status: _asked, ...inEveryState } = asked;
      for (const state of LOAD_STATES) {
        const inState = all.filter((facts) => holds({ ...inEveryState, status: state }, facts)).length;
        expect([state, counts[state]]).toEqual([state, inState]);
      }
    },
  );
  await fc.assert(property, { numRuns: 80 });
  expect(found).toBeGreaterThan(50);
});

it('the groups have the same sums as loads in memory', async () => {
  const { data } = (await shipper.call('GET /loads/groups', { query: { by: 'status', status: LOAD_STATES.join() } }))
    .body;
  for (const state of LOAD_STATES) {
    const loads = all.filter((facts) => facts.state === state);
    const group = data.find(({ key }) => key === state);
    expect(group?.count ?? 0).toBe(loads.length);
    for (const currency of ['EUR', 'PLN']) {
      const prices = loads
        .filter((facts) => facts.currency === currency)
        .map(priceOf)
        .filter((price) => price !== null);
      const sum = group?.sums.find((known) => known.currency === currency);
      expect([state, currency, sum?.amount ?? 0, sum?.count ?? 0]).toEqual([
        state,
        currency,
        prices.reduce((total, price) => total + price, 0),
        prices.length,
      ]);
    }
  }
});
