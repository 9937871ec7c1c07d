import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { bid, endBidding, euro, openMarket, openTender, select } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

const ZONES = {
  pl: 'Europe/Warsaw',
  gb: 'Europe/London',
  kz: 'Asia/Almaty',
  nz: 'Pacific/Auckland',
  cl: 'America/Santiago',
} as const;
const CLOCK_CHANGES = ['2026-09-05T16:00Z', '2026-09-26T14:00Z', '2026-10-25T01:00Z', '2027-03-28T01:00Z'];
const WEEK_MS = 7 * DAY_MS;
const AWARDS = 4;

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
const ids: number[] = [];
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
  for (let place = 0; place < AWARDS; place++) {
    const id = await openTender(app, market.shipper, { starting_rate: euro(250_000) });
    for (let count = 0; count <= place % 3; count++)
      await bid([market.anna, market.borys, market.celina][count]!, id, 240_000 - count * 10_000);
    await endBidding(app, market.shipper, id);
    await select(market.shipper, id, market.anna);
    await market.anna.done('PUT /loads/{id}/confirm', id, {});
    ids.push(id);
  }
});
afterAll(() => app.close());

function weekOf(ms: number, timeZone: string): number {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(ms);
  return Math.floor((Date.parse(day) / DAY_MS + 3) / 7);
}

function beginOfWeek(ms: number, timeZone: string): number {
  const week = weekOf(ms, timeZone);
  let [before, within] = [ms - 8 * DAY_MS, ms];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (weekOf(middle, timeZone) < week) before = middle;
    else within = middle;
  }
  return within;
}

interface Award {
  at: number;
  decidedAfter: number;
}

const save = ({ at, decidedAfter }: Award, id: number) =>
  app.database.run(
    `update loads set effective_end = $2, timeline = timeline || jsonb_build_object('winner', $3::float8, 'confirmed', $4::float8)
      where id = $1`,
    [id, new Date(at - decidedAfter), at - decidedAfter, at],
  );

const median = (values: number[]) => {
  const [low, high] = [Math.floor((values.length - 1) / 2), Math.ceil((values.length - 1) / 2)];
  const sorted = values.toSorted((one, other) => one - other);
  return values.length === 0 ? null : Math.round((sorted[low]! + sorted[high]!) / 2);
};

const when = fc.oneof(
  fc.record({ weeksAgo: fc.integer({ min: 0, max: 13 }), after: fc.constantFrom(-1, 0, 1) }),
  fc.record({ msAgo: fc.integer({ min: 0, max: 14 * WEEK_MS }) }),
);

const situation = fc.record({
  country: fc.constantFrom(...(Object.keys(ZONES) as (keyof typeof ZONES)[])),
  now: fc
    .tuple(fc.constantFrom(...CLOCK_CHANGES), fc.integer({ min: -3 * DAY_MS, max: 9 * DAY_MS }))
    .map(([change, later]) => Date.parse(change) + later),
  awards: fc.array(fc.record({ when, decidedAfter: fc.integer({ min: 0, max: 30 * HOUR_MS }) }), {
    minLength: AWARDS,
    maxLength: AWARDS,
  }),
});

it('each number equals a naive count and the total of its list, in every zone and across a clock change', async () => {
  const { shipper } = market;
  await fc.assert(
    fc.asyncProperty(situation, async ({ country, now, awards }) => {
      const zone = ZONES[country];
      const momentOf = (moment: (typeof awards)[number]['when']) =>
        'msAgo' in moment
          ? now - moment.msAgo
          : Math.min(
              now,
              beginOfWeek(beginOfWeek(now, zone) - moment.weeksAgo * WEEK_MS + DAY_MS, zone) + moment.after,
            );
      const made = awards.map(({ when: moment, decidedAfter }): Award => ({ at: momentOf(moment), decidedAfter }));
      app.clock.at = now;
      await app.database.run(`update companies set country_id = $2 where id = $1`, [shipper.companyId, country]);
      for (const [place, award] of made.entries()) await save(award, ids[place]!);

      const totalOf = async (query: Record<string, string>) =>
        (await shipper.call('GET /loads', { query })).body.meta.total;
      const { tiles = [], live } = (await shipper.call('GET /dashboard', { query: {} })).body.data;
      for (const { key, total, opens } of tiles)
        expect([key, opens && (await totalOf(opens.query))]).toEqual([key, opens && total]);
      const tile = (name: string) => tiles.find(({ key }) => key === name);

      const lately = (at: number) => at >= now - WEEK_MS && at <= now;
      const ended = made.flatMap(({ at, decidedAfter }, place) => (lately(at - decidedAfter) ? [1 + (place % 3)] : []));
      const delays = made.filter(({ at }) => lately(at)).map(({ decidedAfter }) => decidedAfter);
      const weeksAgo = made.map(({ at }) => weekOf(now, zone) - weekOf(at, zone));
      expect(tile('saved_this_week')?.total).toBe(weeksAgo.filter((ago) => ago === 0).length);
      expect(tile('bids_per_tender')).toMatchObject({
        total: ended.length,
        value: ended.length === 0 ? null : Math.round((100 * ended.reduce((sum, bids) => sum + bids)) / ended.length),
      });
      expect(tile('time_to_award')).toMatchObject({ total: delays.length, value: median(delays) });
      expect([tile('open_for_bids')?.total, live?.total]).toEqual([0, 0]);

      const { weeks } = (await shipper.call('GET /dashboard/savings', { query: {} })).body.data;
      for (const [place, { awards: counted, opens }] of weeks.entries()) {
        expect(counted).toBe(weeksAgo.filter((ago) => ago === weeks.length - 1 - place).length);
        expect(await totalOf(opens.query)).toBe(counted);
      }
      const { data: lanes } = (await shipper.call('GET /dashboard/lanes', { query: {} })).body;
      expect(lanes.reduce((sum, { loads }) => sum + loads, 0)).toBe(
        made.filter(({ at }) => at >= now - 90 * DAY_MS).length,
      );
      for (const { loads, opens } of lanes) expect(await totalOf(opens.query)).toBe(loads);
    }),
    { numRuns: 30, seed: 20_261_128 },
  );
});
