import type { Endpoint } from '@tenderlane/contract';
import { createBatches, HELD, isHeld, toSettled } from '../queues/batches';
import type { MemberContext } from '../context';
import { isConnectionLost, type Database, type Sql } from '../database/database';
import { answerOnce, type Answer, type Once, type Settled } from './idempotency';
import { databaseAway, type Patience } from './patience';

/** A call that was read and allowed, on its way to the database. */
export interface Call {
  patience: Patience;
  once: Once | null;
  input: { params: Record<string, string | number>; query: unknown; body: unknown };
  contextIn(sql: Sql): MemberContext;
}

type One = (context: MemberContext, input: Call['input']) => Promise<unknown>;
type Many = (
  calls: { context: MemberContext; input: Call['input'] }[],
  waits: boolean,
) => Promise<PromiseSettledResult<unknown>[]>;
export type AnyHandler = One | { together: Many };

export interface Runner {
  database: Database;
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Batches of different loads side by side: while one waits for the disk, the next is judged. Loads that others hold wait
 * beside them. The places for waiting calls are those of a load.
 */
const BATCHES = { concurrency: 2, heldConcurrency: 4, limit: 16, maxWaiting: 500 };

const loadOf = ({ input }: Call) => input.params['id'] ?? 0;

/** How the calls of an endpoint are run: reading at once, commands in a transaction, those of one load in turn. */
export function createRunner(
  { database, runExclusive }: Runner,
  key: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): (call: Call) => Promise<Answer> {
  const status = endpoint.response ? (endpoint.status ?? 200) : 204;

  if ('together' in handler) {
    const answer = async (sql: Sql, calls: Call[], waits: boolean): Promise<Settled[]> => {
      const sent = calls.map(({ contextIn, input }) => ({ context: contextIn(sql), input }));
      const results = await handler.together(sent, waits);
      return results.map((result) =>
        result.status === 'fulfilled' ? { ...result, value: { status, body: result.value } } : result,
      );
    };
    return createBatches({
      ...BATCHES,
      keyOf: loadOf,
      work: (calls, waits) =>
        runWaitedFor(calls, (some) => runTogether(database, some, (sql, fresh) => answer(sql, fresh, waits))),
    });
  }

  const answer = async (sql: Sql, { contextIn, input }: Call): Promise<Answer> => ({
    status,
    body: await handler(contextIn(sql), input),
  });
  if (key.startsWith('GET ')) return (call) => answer(database.reader(), call);
  const command = async (call: Call) => {
    if (call.patience.isOver()) throw databaseAway();
    return database.transaction(async (sql) => {
      const work = async () => [{ status: 'fulfilled', value: await answer(sql, call) } as const];
      return valueOf(await answerOnce(sql, [call], work));
    });
  };
  return key.includes('/loads/{id}') ? (call) => runExclusive(`load:${loadOf(call)}`, () => command(call)) : command;
}

/** Leaves out the calls that nobody waits for any more. */
async function runWaitedFor(calls: Call[], run: (calls: Call[]) => Promise<Settled[]>): Promise<Settled[]> {
  const isWaitedFor = ({ patience }: Call) => !patience.isOver();
  if (calls.every(isWaitedFor)) return run(calls);
  const left = calls.filter(isWaitedFor);
  const results = new Map((await run(left)).map((result, index) => [left[index], result]));
  return calls.map((call) => results.get(call) ?? { status: 'rejected', reason: databaseAway() });
}

/**
 * One transaction for all; if it fails, each call has its own, so that none falls with another. Not when the database
 * went away: the commit may have arrived, and what was done must not be done again. Of a load that is held by then all
 * later calls are left too, so that they keep their order.
 */
async function runTogether(
  database: Database,
  calls: Call[],
  answer: (sql: Sql, calls: Call[]) => Promise<Settled[]>,
): Promise<Settled[]> {
  const attempt = (some: Call[]) => database.transaction((sql) => answerOnce(sql, some, (fresh) => answer(sql, fresh)));
  try {
    return await attempt(calls);
  } catch (error) {
    if (calls.length === 1 || isConnectionLost(error)) throw error;
    const held = new Set<number | string>();
    const results: Settled[] = [];
    for (const call of calls) {
      const result = held.has(loadOf(call)) ? HELD : await attemptAlone(call, attempt);
      if (isHeld(result)) held.add(loadOf(call));
      results.push(result);
    }
    return results;
  }
}

function attemptAlone(call: Call, attempt: (calls: Call[]) => Promise<Settled[]>): Promise<Settled> {
  return toSettled(async () => {
    if (call.patience.isOver()) throw databaseAway();
    return valueOf(await attempt([call]));
  });
}

function valueOf([result]: Settled[]): Answer {
  if (result?.status === 'fulfilled') return result.value;
  throw result?.reason;
}
