import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LoadListItem } from '@tenderlane/contract';
import { TRACKING_FILTERS, type TrackingFilter } from '@tenderlane/contract/loads/list';
import { HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';
import { POSITION_SOURCES } from '@tenderlane/domain/reference';
import type { Progress } from '@tenderlane/domain/tracking';
import { draftTender, openMarket, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';
import { confirmOrder } from '../../../../test/scorecard/scoring';

const ORDERS = 6;

let app: TestApp;
let shipper: Shipper;
const orders: number[] = [];
beforeAll(async () => {
  app = await startApp();
  const market = await openMarket(app);
  ({ shipper } = market);
  await draftTender(app, shipper);
  for (let nth = 0; nth < ORDERS; nth++) orders.push(await confirmOrder(app, shipper, market.anna));
  await draftTender(app, shipper);
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await shipper.call('GET /loads', { query: { per_page: 100, ...query } as never })).body.data;
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 });
const ago = fc.constantFrom(0, MINUTE_MS, 2 * HOUR_MS - 1, 2 * HOUR_MS, 2 * HOUR_MS + 1, 9 * HOUR_MS);
const ahead = fc.constantFrom(-HOUR_MS, -MINUTE_MS, 0, 29_000, 30_000, MINUTE_MS, 5 * HOUR_MS);
const randomTrip = fc.record({
  last: ago,
  shown: maybe(ago),
  isUnderWay: fc.boolean(),
  kind: fc.constantFrom(...POSITION_SOURCES),
  isShared: fc.constantFrom(null, true, false),
  next: maybe(fc.record({ at: ahead, bandMs: fc.constantFrom(0, MINUTE_MS), late: maybe(ahead) })),
});
type Trip = typeof randomTrip extends fc.Arbitrary<infer T> ? T : never;

function progressOf({ last, shown, isUnderWay, kind, next }: Trip): Progress {
  const now = app.clock.at;
  const seen = (age: number) => ({ lat: 52, lon: 21, at: now - age, speedKmh: 60, kind, source: 'Wialon' });
  return {
    last: seen(last),
    drivingKmh: 60,
    tracked: isUnderWay ? { from: now - 9 * HOUR_MS, until: now - last, lastAt: now - last, ms: HOUR_MS } : null,
    next: next && {
      stopId: 1,
      at: now + next.at,
      bandMs: next.bandMs,
      windowTo: next.late === null ? null : now + next.at - next.late,
    },
    told: null,
    sources: [{ kind, name: 'Wialon', at: now - last }],
    temperature: null,
    shown: shown === null ? null : seen(shown),
    place: null,
  };
}

const saveProgress = (id: number, trip: Trip | null) =>
  app.database.run('update trips set progress = $2, is_shared = $3 where load_id = $1', [
    id,
    trip && JSON.stringify(progressOf(trip)),
    trip?.isShared,
  ]);

const RULES: Record<TrackingFilter, (item: LoadListItem) => boolean> = {
  running: ({ id }) => orders.includes(id),
  tracked: ({ tracking }) => tracking?.is_shared ?? false,
  late: ({ tracking }) => (tracking?.late_minutes ?? 0) > 0,
  stale: ({ tracking }) => tracking?.is_stale ?? false,
  none: ({ tracking, id }) => !tracking?.is_shared && orders.includes(id),
};

it('the list finds and sorts running orders by what it shows of their tracking', async () => {
  const property = fc.asyncProperty(
    fc.array(maybe(randomTrip), { minLength: ORDERS, maxLength: ORDERS }),
    async (trips) => {
      for (const [nth, trip] of trips.entries()) await saveProgress(orders[nth]!, trip);
      const all = await list({ sort: 'created_at' });
      for (const tracking of TRACKING_FILTERS) {
        const wanted = idsOf(all.filter(RULES[tracking]));
        expect([tracking, idsOf(await list({ tracking, sort: 'created_at' }))]).toEqual([tracking, wanted]);
        const { total } = (await shipper.call('GET /loads/total', { query: { tracking } })).body.data;
        expect([tracking, total]).toEqual([tracking, wanted.length]);
      }
      const etaOf = ({ tracking }: LoadListItem) => (tracking?.eta ? Date.parse(tracking.eta) : Infinity);
      const seenAt = ({ tracking }: LoadListItem) => (tracking?.updated_at ? Date.parse(tracking.updated_at) : 0);
      for (const [sort, valueOf] of Object.entries({ eta: etaOf, tracked_at: seenAt })) {
        const sorted = idsOf(
          all.toSorted((a, b) => (valueOf(a) === valueOf(b) ? a.id - b.id : valueOf(a) - valueOf(b))),
        );
        expect(idsOf(await list({ sort }))).toEqual(sorted);
        expect(idsOf(await list({ sort: `-${sort}` }))).toEqual(sorted.toReversed());
      }
    },
  );
  await fc.assert(property, { numRuns: 30 });
});

it('pages by arrival follow one another', async () => {
  const trip = { last: 0, shown: 0, isUnderWay: true, kind: 'telematics', isShared: null } as const;
  for (const [nth, id] of orders.entries())
    await saveProgress(id, { ...trip, next: { at: (nth % 3) * HOUR_MS, bandMs: MINUTE_MS, late: null } });
  const whole = idsOf(await list({ sort: 'eta' }));
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const { body } = await shipper.send('GET /loads', { query: { sort: 'eta', per_page: 2, ...(after && { after }) } });
    seen.push(...idsOf(body['data'] as { id: number }[]));
    after = (body['meta'] as { next: string | null }).next;
  } while (after);
  expect(seen).toEqual(whole);
});

it('a file of the list has the place, its time, the expected arrival and the minutes after the window', async () => {
  await saveProgress(orders[0]!, {
    last: MINUTE_MS,
    shown: MINUTE_MS,
    isUnderWay: true,
    kind: 'telematics',
    isShared: null,
    next: { at: HOUR_MS, bandMs: MINUTE_MS, late: 25 * MINUTE_MS },
  });
  const columns = 'tracking,tracked_at,eta,late_minutes';
  const answer = await app.server.inject({
    url: `/api/shipper/v1/loads/export?ids=${orders[0]}&columns=${columns}`,
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  const [head, row] = answer.body.slice(1).trimEnd().split('\r\n');
  expect(head).toBe('Location;"Location, time";ETA;"Late, min"');
  expect(row).toMatch(/^"52.00, 21.00";[^;]+;[^;]+;25$/);
});

it('an unknown filter of tracking is refused', async () => {
  expect((await shipper.send('GET /loads', { query: { tracking: 'lost' } })).status).toBe(422);
});
