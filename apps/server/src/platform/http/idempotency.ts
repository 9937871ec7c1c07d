import { AppError, assertPresent } from '../errors';
import { sha256 } from '../secrets/secrets';
import type { Sql } from '../database/database';
import { listSavedAnswers, saveAnswers, tryKeyLocks } from './queries';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** What makes a call the same as an earlier one: whose it is, its method, path and key; and what it must say again. */
export interface Once {
  sessionId: number;
  keyHash: Buffer;
  bodyHash: Buffer;
}

/** Of a caller's key on one path. */
export function onceFor(sessionId: number, scope: string, body: unknown): Once {
  return { sessionId, keyHash: sha256(scope), bodyHash: sha256(JSON.stringify(body ?? null)) };
}

export type Settled<Body = unknown> = PromiseSettledResult<Answer<Body>>;

const denied = (code: 'idempotency.in-flight' | 'idempotency.other-body'): PromiseRejectedResult => ({
  status: 'rejected',
  reason: new AppError(code),
});

/**
 * Answers calls inside one transaction, each key once: a call that was answered within a day gets that answer again, the
 * same call twice in these is worked on once. A refusal is not kept: the same call may succeed later.
 */
export async function answerOnce<Call extends { once: Once | null }, Body>(
  sql: Sql,
  calls: Call[],
  work: (calls: Call[]) => Promise<Settled<Body>[]>,
): Promise<Settled<Body>[]> {
  const keys = calls.flatMap(({ once }) => once ?? []);
  if (keys.length === 0) return work(calls);
  const [taken, saved] = await Promise.all([tryKeyLocks(sql, keys), listSavedAnswers(sql, keys)]);

  const earlier = new Map<Once, Settled<Body>>();
  for (const [index, key] of keys.entries()) if (!taken[index]) earlier.set(key, denied('idempotency.in-flight'));
  for (const { position, body_hash: bodyHash, status, answer } of saved) {
    const key = keys[position];
    if (key) {
      earlier.set(
        key,
        key.bodyHash.equals(bodyHash)
          ? { status: 'fulfilled', value: { status, body: answer as Body } }
          : denied('idempotency.other-body'),
      );
    }
  }
  const leaders = new Map<string, Call>();
  for (const call of calls) {
    if (call.once && !earlier.has(call.once) && !leaders.has(nameOf(call.once))) leaders.set(nameOf(call.once), call);
  }
  const leaderOf = (call: Call) => (call.once ? leaders.get(nameOf(call.once)) : call);
  const fresh = calls.filter((call) => leaderOf(call) === call);

  const results = fresh.length > 0 ? await work(fresh) : [];
  const resultOf = new Map(fresh.map((call, index) => [call, results[index]]));
  const done = fresh.flatMap((call) => {
    const result = resultOf.get(call);
    return call.once && result?.status === 'fulfilled' ? [{ ...call.once, ...result.value }] : [];
  });
  if (done.length > 0) sql.queueWrite(saveAnswers(sql, done));

  return calls.map((call) => {
    const { once } = call;
    const known = once && earlier.get(once);
    if (known) return known;
    const leader = assertPresent(leaderOf(call), 'the call that was worked on');
    const isSame = !once || leader.once?.bodyHash.equals(once.bodyHash);
    return isSame ? assertPresent(resultOf.get(leader), 'the answer of a call') : denied('idempotency.other-body');
  });
}

/** The answer to one call alone. */
export function valueOf<Body>([result]: Settled<Body>[]): Answer<Body> {
  if (result?.status === 'fulfilled') return result.value;
  throw result?.reason;
}

const nameOf = ({ sessionId, keyHash }: Once) => `${sessionId} ${keyHash.toString('base64')}`;
