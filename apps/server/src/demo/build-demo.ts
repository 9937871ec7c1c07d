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
  saveAsDemo,
} from './demo.queries';
import { inOneTransaction } from './in-one-transaction';
import type { Market } from './market';
import { foundCarriers, foundShipper } from './people';
import { DEMO_LOADS, planLoads, type LoadCounts } from './plan-loads';
import { createRandom } from './random';
import { scheduleLoad } from './schedule-load';

/** The same demo every time, around the present. */
const SEED = 20_261_122;
/** Companies are founded before their first tender. */
const FOUNDED_BEFORE_MS = 90 * 86_400_000;
const ANALYZE_EVERY = 400;
const TENDER_WORKS = ['closings', 'publications'];

export interface BuiltDemo {
  /** How often which refusal was an answer; a few belong to every market. */
  refused: ReadonlyMap<string, number>;
}

/**
 * Builds the demo in one transaction: its people do through the product's own calls what they would have done in the past
 * weeks, with a clock that passes those weeks. Nothing when it is there already or being built elsewhere.
 */
export async function buildDemo(
  { config, database }: DemoParts,
  onProgress: (share: number) => void = () => {},
  counts = DEMO_LOADS,
): Promise<BuiltDemo | undefined> {
  return database.transaction(async (sql) => {
    await allowLongWork(sql);
    if (!(await lockDemo(sql)) || (await listDemoCompanies(sql)).length > 0) return undefined;
    return fill({ config, database: inOneTransaction(database, sql) }, onProgress, counts);
  });
}

async function fill(parts: DemoParts, onProgress: (share: number) => void, counts: LoadCounts): Promise<BuiltDemo> {
  const now = Math.floor(Date.now() / 1000) * 1000;
  const random = createRandom(SEED);
  const clock = manualClock(now - FOUNDED_BEFORE_MS);
  const server = await buildDemoApp(parts, clock);
  try {
    const founding = { ...parts, server, clock, sessionClock: manualClock(now), random };
    const people = await foundShipper(founding);
    const { bidders, labels } = await foundCarriers(founding, assertPresent(people[0], 'the founder'));
    await saveAsDemo(parts.database, [DEMO_PEOPLE[0].login, ...DEMO_CARRIERS.map(({ login }) => login)]);
    const market: Market = { agenda: createAgenda(), random, people, bidders, labels, refused: new Map() };
    const plans = planLoads(counts, now, random);
    for (const plan of plans) scheduleLoad(market, plan);
    await passTime(
      { parts, clock, market, until: now, from: Math.min(...plans.map((plan) => plan.createdAt)) },
      onProgress,
    );
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

/** Lets everything on the agenda happen, and between it what falls due. */
async function passTime({ parts, clock, market, from, until }: Passing, onProgress: (share: number) => void) {
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
  let turn = 0;
  for (let item = market.agenda.take(until); item; item = market.agenda.take(until)) {
    if (turn++ % ANALYZE_EVERY === 0) await countRows(parts.database);
    await settle(item.at);
    clock.at = item.at;
    await item.run();
    onProgress(Math.max(0, (item.at - from) / (until - from)));
    // Pages are answered meanwhile.
    await setImmediate();
  }
  await settle(until);
}

async function runDue({ config, database }: DemoParts, clock: Passing['clock']): Promise<number> {
  const log = pino({ level: 'silent' });
  const due = { database, clock, config, log, inTransaction: subscribersInTransaction };
  let done = 0;
  for (const { name, runOnce } of dueWorks) if (TENDER_WORKS.includes(name)) done += await runOnce(due);
  return done;
}
