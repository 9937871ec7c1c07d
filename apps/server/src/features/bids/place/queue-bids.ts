import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { isConnectionLost, type Database, type Sql } from '../../../platform/database/database';
import { answerOnce, valueOf, type Answer, type SettledAnswer } from '../../../platform/http/idempotency';
import { databaseAway } from '../../../platform/http/deadline';
import type { Call } from '../../../platform/http/run-calls';
import { createBidBatches, HELD, isHeld, toSettled } from './bid-batches';
import type { BidAnswer } from './prepare-bid';
import { placeOwnBids } from './place-bid';

type BidCall = Call<MemberContext, { params: { id: number }; body: BidBody }>;
type Body = { data: BidAnswer };

/**
 * Two batches of different loads run at once: one waits for the disk while the next is decided. Bids on loads that
 * other transactions hold have their own batches. `maxWaiting` is counted per load.
 */
const BATCHES = { concurrency: 2, heldConcurrency: 4, limit: 16, maxWaiting: 500 };

const CREATED = 201;

const loadOf = ({ input }: BidCall) => input.params.id;

export function queueBids(database: Database): (call: BidCall) => Promise<Answer<Body>> {
  return createBidBatches<BidCall, Answer<Body>>({
    ...BATCHES,
    loadOf,
    work: (calls, waits) =>
      leaveOut(calls, (some) => runTogether(database, some, (sql, fresh) => placeAll(sql, fresh, waits))),
  });
}

async function placeAll(sql: Sql, calls: BidCall[], waits: boolean): Promise<SettledAnswer<Body>[]> {
  const sent = calls.map(({ contextIn, input }) => ({ context: contextIn(sql), input }));
  const results = await placeOwnBids(sent, waits);
  return results.map((result) =>
    result.status === 'fulfilled'
      ? { status: 'fulfilled', value: { status: CREATED, body: { data: result.value } } }
      : result,
  );
}

async function leaveOut(
  calls: BidCall[],
  run: (calls: BidCall[]) => Promise<SettledAnswer<Body>[]>,
): Promise<SettledAnswer<Body>[]> {
  const isWaitedFor = ({ deadline }: BidCall) => !deadline.isOver();
  if (calls.every(isWaitedFor)) return run(calls);
  const left = calls.filter(isWaitedFor);
  const results = new Map((await run(left)).map((result, index) => [left[index], result]));
  return calls.map((call) => results.get(call) ?? { status: 'rejected', reason: databaseAway() });
}

/**
 * Runs all bids in one transaction; if it fails, each bid gets its own, so that none fails because of another. After a
 * lost connection nothing is retried, because the commit may have succeeded. If a load is held by then, all its later
 * bids are skipped too, to keep their order.
 */
async function runTogether(
  database: Database,
  calls: BidCall[],
  place: (sql: Sql, calls: BidCall[]) => Promise<SettledAnswer<Body>[]>,
): Promise<SettledAnswer<Body>[]> {
  const attempt = (some: BidCall[]) =>
    database.transaction((sql) => answerOnce(sql, some, (fresh) => place(sql, fresh)));
  try {
    return await attempt(calls);
  } catch (error) {
    if (calls.length === 1 || isConnectionLost(error)) throw error;
    const held = new Set<number>();
    const results: SettledAnswer<Body>[] = [];
    for (const call of calls) {
      const result = held.has(loadOf(call)) ? HELD : await attemptAlone(call, attempt);
      if (isHeld(result)) held.add(loadOf(call));
      results.push(result);
    }
    return results;
  }
}

function attemptAlone(
  call: BidCall,
  attempt: (calls: BidCall[]) => Promise<SettledAnswer<Body>[]>,
): Promise<SettledAnswer<Body>> {
  return toSettled(async () => {
    if (call.deadline.isOver()) throw databaseAway();
    return valueOf(await attempt([call]));
  });
}
