import { setImmediate } from 'node:timers/promises';
import { dueWorks, subscribersInTransaction } from '../app';
import { manualClock } from '../platform/clock';
import { assertPresent } from '../platform/errors';
import { pino } from 'pino';
import { createAgenda } from './agenda';
import { buildDemoApp, type DemoParts } from './demo-app';
import { DEMO_CARRIERS, DEMO_PEOPLE } from './companies';
import {
  allowLongWork,
  countRows,
  findNextDue,
  forgetDemoNews,
  listDemoCompanies,
  lockDemo,
  markDemoFigures,
  saveAsDemo,
} from './demo.queries';
import { inOneTransaction } from './in-one-transaction';
import type { Market } from './market';
import { createDemoCarriers, createDemoShipper } from './people';
import { DEMO_SIZE, planLoads, type DemoSize } from './plan-loads';
import { createRandom } from './random';
import { scheduleLoad } from './schedule-load';
import { bookDemo, bookingTimes } from './contents/booking';
import {
  announce,
  askHelp,
  DEMO_NEWS,
  DEMO_QUESTIONS,
  createDemoFacilities,
  foundFields,
} from './contents/surroundings';

/** The same demo every time, relative to now. */
const SEED = 20_261_122;
const FOUNDED_BEFORE_MS = 100 * 86_400_000;
const ANALYZE_EVERY = 400;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BOOKED_BEFORE_MS = 20 * HOUR_MS;
const LAST_WORKS = ['announcements', 'scorecards'];
const TRIP_WORKS = ['trucks of the demo', 'tracked trips'];
const TENDER_WORKS = ['closings', 'publications'];

export interface DemoStep {
  name: 'carriers' | 'days' | 'figures';
  done: number;
  total: number;
}
type OnProgress = (step: DemoStep) => void;

export interface BuiltDemo {
  refused: ReadonlyMap<string, number>;
}

/**
 * Builds the demo in one transaction: its people make the product's own calls of the past weeks, with a simulated
 * clock. Does nothing when the demo exists or is being built elsewhere.
 */
export async function buildDemo(
  { config, database }: DemoParts,
  onProgress: (step: DemoStep) => void = () => {},
  size = DEMO_SIZE,
): Promise<BuiltDemo | undefined> {
  return database.transaction(async (sql) => {
    await allowLongWork(sql);
    if (!(await lockDemo(sql)) || (await listDemoCompanies(sql)).length > 0) return undefined;
    return fill({ config, database: inOneTransaction(database, sql) }, onProgress, size);
  });
}

async function fill(parts: DemoParts, onProgress: OnProgress, size: DemoSize): Promise<BuiltDemo> {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const random = createRandom(SEED);
  const clock = manualClock(now - FOUNDED_BEFORE_MS);
  const server = await buildDemoApp(parts, clock);
  try {
    const onCarrier = (done: number, total: number) => onProgress({ name: 'carriers', done, total });
    const setup = { ...parts, server, clock, sessionClock: manualClock(now), random, onCarrier };
    const people = await createDemoShipper(setup);
    const owner = assertPresent(people[0], 'the founder');
    const facilities = await createDemoFacilities(owner);
    const docks = await foundFields(owner);
    const { bidders, labels } = await createDemoCarriers(setup, owner);
    await saveAsDemo(parts.database, [DEMO_PEOPLE[0].login, ...DEMO_CARRIERS.map(({ login }) => login)]);
    const market: Market = {
      agenda: createAgenda(),
      random,
      people,
      bidders,
      labels,
      facilities,
      docks,
      refused: new Map(),
    };
    const plans = planLoads(size, now, random);
    for (const plan of plans) scheduleLoad(market, plan);
    for (const news of DEMO_NEWS)
      market.agenda.add(now - news.hoursAgo * HOUR_MS, async () => void (await announce(owner, labels, news)));
    for (const question of DEMO_QUESTIONS)
      market.agenda.add(now - question.hoursAgo * HOUR_MS, async () => void (await askHelp(owner, question)));
    const booking = { parts, owner, clock, sessionClock: setup.sessionClock, times: bookingTimes(now) };
    market.agenda.add(now - BOOKED_BEFORE_MS, () => bookDemo(booking));
    await passTime(
      { parts, clock, market, until: now, from: Math.min(...plans.map((plan) => plan.createdAt)) },
      onProgress,
    );
    while ((await runDue(parts, clock, TRIP_WORKS)) > 0);
    await computeFigures(parts, clock, onProgress);
    await forgetDemoNews(parts.database);
    return { refused: market.refused };
  } finally {
    await server.close();
  }
}

interface Passing {
  parts: DemoParts;
  clock: ReturnType<typeof manualClock>;
  market: Market;
  from: number;
  until: number;
}

async function passTime({ parts, clock, market, from, until }: Passing, onProgress: OnProgress) {
  const [shipperId] = await listDemoCompanies(parts.database);
  const settle = async (end: number) => {
    for (let due = await nextDue(); due <= end; due = await nextDue()) {
      clock.at = Math.max(clock.at, due);
      const done = await runDue(parts, clock);
      if (done === 0) throw new Error('what fell due in the demo was not done');
    }
  };
  const nextDue = async () =>
    (await findNextDue(parts.database, assertPresent(shipperId, 'the demo’s shipper'))) ?? Infinity;
  const total = Math.ceil((until - from) / DAY_MS);
  let turn = 0;
  for (let item = market.agenda.take(until); item; item = market.agenda.take(until)) {
    if (turn++ % ANALYZE_EVERY === 0) await countRows(parts.database);
    await settle(item.at);
    clock.at = item.at;
    await item.run();
    const days = Math.floor((item.at - from) / DAY_MS);
    onProgress({ name: 'days', done: Math.min(total - 1, Math.max(0, days)), total });
    // Pages are answered meanwhile.
    await setImmediate();
  }
  await settle(until);
  clock.at = until;
  onProgress({ name: 'days', done: total, total });
}

async function runDue({ config, database }: DemoParts, clock: Passing['clock'], names = TENDER_WORKS): Promise<number> {
  const log = pino({ level: 'silent' });
  const due = { database, clock, config, log, inTransaction: subscribersInTransaction };
  let done = 0;
  for (const { name, runOnce } of dueWorks) if (names.includes(name)) done += await runOnce(due);
  return done;
}

async function computeFigures(parts: DemoParts, clock: Passing['clock'], onProgress: OnProgress): Promise<void> {
  const total = await markDemoFigures(parts.database, clock.at);
  let done = 0;
  for (let more = -1; more !== 0;) {
    onProgress({ name: 'figures', done: Math.min(done, total), total });
    more = await runDue(parts, clock, LAST_WORKS);
    done += more;
  }
  onProgress({ name: 'figures', done: total, total });
}
