import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { bid, endBidding, euro, openMarket, openTender, select } from '../../../test/build';
import { currency, naiveSums, rates, reportRates, share, type Rates } from '../../../test/dashboard/amounts';
import { beginOfWeek, placeInTime, weekOf, ZONES } from '../../../test/dashboard/zones';
import { startApp, type TestApp } from '../../../test/start-app';

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

interface Award {
  at: number;
  decidedAfter: number;
  currency: string;
  starting: number | null;
  awarded: number;
}

async function save({ at, decidedAfter, ...prices }: Award, id: number): Promise<void> {
  await app.database.run(
    `update loads set effective_end = $2, currency = $5,
            timeline = timeline || jsonb_build_object('winner', $3::float8, 'confirmed', $4::float8)
      where id = $1`,
    [id, new Date(at - decidedAfter), at - decidedAfter, at, prices.currency],
  );
  await app.database.run(`update award_bases set currency = $2, starting = $3, awarded = $4 where load_id = $1`, [
    id,
    prices.currency,
    prices.starting,
    prices.awarded,
  ]);
}

function naiveSavings(awards: readonly Award[], given: Rates) {
  const compared = awards.flatMap(({ starting, awarded, currency: code }) =>
    starting === null ? [] : [{ currency: code, amount: starting, saved: starting - awarded }],
  );
  const saved = naiveSums(
    compared.map(({ saved: amount, currency: code }) => ({ currency: code, amount })),
    given,
  );
  const base = naiveSums(compared, given).total.amount;
  return { isKnown: compared.length > 0, saved, bp: share(saved.total.amount, base) };
}

const median = (values: number[]) => {
  const [low, high] = [Math.floor((values.length - 1) / 2), Math.ceil((values.length - 1) / 2)];
  const sorted = values.toSorted((one, other) => one - other);
  return values.length === 0 ? null : Math.round((sorted[low]! + sorted[high]!) / 2);
};

const when = fc.oneof(
  fc.record({ weeksAgo: fc.integer({ min: 0, max: 13 }), after: fc.constantFrom(-1, 0, 1) }),
  fc.record({ msAgo: fc.integer({ min: 0, max: 14 * WEEK_MS }) }),
);

const price = fc.integer({ min: 1, max: 500_000 });

const situation = fc.record({
  ...placeInTime,
  rates,
  awards: fc.array(
    fc.record({
      when,
      decidedAfter: fc.integer({ min: 0, max: 30 * HOUR_MS }),
      currency,
      starting: fc.option(price),
      awarded: price,
    }),
    { minLength: AWARDS, maxLength: AWARDS },
  ),
});

it('each number equals a naive count and the total of its list, in every zone and across a clock change', async () => {
  const { shipper } = market;
  await fc.assert(
    fc.asyncProperty(situation, async ({ country, now, awards, rates: given }) => {
      const zone = ZONES[country];
      const momentOf = (moment: (typeof awards)[number]['when']) =>
        'msAgo' in moment
          ? now - moment.msAgo
          : Math.min(
              now,
              beginOfWeek(beginOfWeek(now, zone) - moment.weeksAgo * WEEK_MS + DAY_MS, zone) + moment.after,
            );
      const made = awards.map(({ when: moment, ...rest }): Award => ({ at: momentOf(moment), ...rest }));
      app.clock.at = now;
      await app.database.run(`update companies set country_id = $2 where id = $1`, [shipper.companyId, country]);
      await shipper.call('PUT /profile/setting', { body: { report_rates: reportRates(given) } });
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
      const ofWeek = (ago: number) => made.filter((_, place) => weeksAgo[place] === ago);
      const { isKnown, saved, bp } = naiveSavings(ofWeek(0), given);
      expect(tile('saved_this_week')).toMatchObject({
        total: ofWeek(0).length,
        value: bp,
        sums: isKnown ? saved : null,
      });
      expect(tile('bids_per_tender')).toMatchObject({
        total: ended.length,
        value: ended.length === 0 ? null : Math.round((100 * ended.reduce((sum, bids) => sum + bids)) / ended.length),
      });
      expect(tile('time_to_award')).toMatchObject({ total: delays.length, value: median(delays) });
      expect([tile('open_for_bids')?.total, live?.total]).toEqual([0, 0]);

      const { weeks, ...whole } = (await shipper.call('GET /dashboard/savings', { query: {} })).body.data;
      for (const [place, { awards: counted, opens, ...savings }] of weeks.entries()) {
        const expected = ofWeek(weeks.length - 1 - place);
        const naive = naiveSavings(expected, given);
        expect([counted, savings]).toMatchObject([expected.length, { saved: naive.saved, bp: naive.bp }]);
        expect(await totalOf(opens.query)).toBe(counted);
      }
      expect(whole.saved.total.amount).toBe(weeks.reduce((sum, week) => sum + week.saved.total.amount, 0));
      const { data: lanes } = (await shipper.call('GET /dashboard/lanes', { query: {} })).body;
      expect(lanes.reduce((sum, { loads }) => sum + loads, 0)).toBe(
        made.filter(({ at }) => at >= now - 90 * DAY_MS).length,
      );
      for (const { loads, opens } of lanes) expect(await totalOf(opens.query)).toBe(loads);
    }),
    { numRuns: 30, seed: 20_261_128 },
  );
});
