import { AppError, assertPresent } from '../errors';
import { callerName, isPerson, type Principal } from '../principal';
import { sha256 } from '../secrets/secrets';
import type { Sql } from '../database/database';
import { listSavedAnswers, saveAnswers, tryKeyLocks, type IdempotencyKey } from './queries';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** The key of a call; null for a visitor. The answers of callers without a session share the session 0. */
export function idempotencyKeyFor(principal: Principal, scope: string, body: unknown): IdempotencyKey | null {
  const caller = callerName(principal);
  if (caller === null) return null;
  const sessionId = isPerson(principal) ? (principal.session?.id ?? 0) : 0;
  const key = sessionId === 0 ? `${caller} ${scope}` : scope;
  return { sessionId, keyHash: sha256(key), bodyHash: sha256(JSON.stringify(body ?? null)) };
}

export type SettledAnswer<Body = unknown> = PromiseSettledResult<Answer<Body>>;

const denied = (code: 'idempotency.in-flight' | 'idempotency.other-body'): PromiseRejectedResult => ({
  status: 'rejected',
  reason: new AppError(code),
});

/**
 * Answers each key once within one transaction: a call answered within a day gets the stored response, and duplicates
 * among these calls run once. Refusals are not stored, because the same call may succeed later.
 */
export async function answerOnce<Call extends { idempotencyKey: IdempotencyKey | null }, Body>(
  sql: Sql,
  calls: Call[],
  work: (calls: Call[]) => Promise<SettledAnswer<Body>[]>,
): Promise<SettledAnswer<Body>[]> {
  const keys = calls.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  if (keys.length === 0) return work(calls);
  const [taken, saved] = await Promise.all([tryKeyLocks(sql, keys), listSavedAnswers(sql, keys)]);

  const earlier = new Map<IdempotencyKey, SettledAnswer<Body>>();
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
    if (call.idempotencyKey && !earlier.has(call.idempotencyKey) && !leaders.has(nameOf(call.idempotencyKey)))
      leaders.set(nameOf(call.idempotencyKey), call);
  }
  const leaderOf = (call: Call) => (call.idempotencyKey ? leaders.get(nameOf(call.idempotencyKey)) : call);
  const fresh = calls.filter((call) => leaderOf(call) === call);

  const results = fresh.length > 0 ? await work(fresh) : [];
  const resultOf = new Map(fresh.map((call, index) => [call, results[index]]));
  const done = fresh.flatMap((call) => {
    const result = resultOf.get(call);
    return call.idempotencyKey && result?.status === 'fulfilled' ? [{ ...call.idempotencyKey, ...result.value }] : [];
  });
  if (done.length > 0) sql.queueWrite(saveAnswers(sql, done));

  return calls.map((call) => {
    const { idempotencyKey } = call;
    const known = idempotencyKey && earlier.get(idempotencyKey);
    if (known) return known;
    const leader = assertPresent(leaderOf(call), 'the call that was worked on');
    const isSame = !idempotencyKey || leader.idempotencyKey?.bodyHash.equals(idempotencyKey.bodyHash);
    return isSame ? assertPresent(resultOf.get(leader), 'the answer of a call') : denied('idempotency.other-body');
  });
}

export function valueOf<Body>([result]: SettledAnswer<Body>[]): Answer<Body> {
  if (result?.status === 'fulfilled') return result.value;
  throw result?.reason;
}

const nameOf = ({ sessionId, keyHash }: IdempotencyKey) => `${sessionId} ${keyHash.toString('base64')}`;
