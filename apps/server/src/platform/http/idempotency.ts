import { AppError } from '../errors';
import { sha256 } from '../secrets';
import type { Sql } from '../database';
import { listSavedAnswers, saveAnswers, tryKeyLocks } from './queries';

export interface Answer {
  status: number;
  body: unknown;
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

export type Settled = PromiseSettledResult<Answer>;

const given = (value: Answer): Settled => ({ status: 'fulfilled', value });
const denied = (code: 'idempotency.in-flight' | 'idempotency.other-body'): Settled => ({
  status: 'rejected',
  reason: new AppError(code),
});

/**
 * Answers calls inside one transaction, each key once: a call that was answered within a day gets that answer again, the
 * same call twice in these is worked on once. A refusal is not kept: the same call may succeed later.
 */
export async function answerOnce<Call extends { once: Once | null }>(
  sql: Sql,
  calls: Call[],
  work: (calls: Call[]) => Promise<Settled[]>,
): Promise<Settled[]> {
  const keys = calls.flatMap(({ once }) => once ?? []);
  if (keys.length === 0) return work(calls);
  const [taken, saved] = await Promise.all([tryKeyLocks(sql, keys), listSavedAnswers(sql, keys)]);

  const earlier = new Map<Once, Settled>();
  for (const [index, key] of keys.entries()) if (!taken[index]) earlier.set(key, denied('idempotency.in-flight'));
  for (const { position, body_hash: bodyHash, status, answer } of saved) {
    const key = keys[position];
    if (key) {
      earlier.set(
        key,
        key.bodyHash.equals(bodyHash) ? given({ status, body: answer }) : denied('idempotency.other-body'),
      );
    }
  }
  const fresh: Call[] = [];
  const leaders = new Map<string, number>();
  const places = calls.map((call) => {
    if (!call.once) return fresh.push(call) - 1;
    if (earlier.has(call.once)) return -1;
    const name = `${call.once.sessionId} ${call.once.keyHash.toString('base64')}`;
    const place = leaders.get(name) ?? fresh.push(call) - 1;
    leaders.set(name, place);
    return place;
  });

  const results = fresh.length > 0 ? await work(fresh) : [];
  const done = fresh.flatMap(({ once }, index) => {
    const result = results[index];
    return once && result?.status === 'fulfilled' ? [{ ...once, ...result.value }] : [];
  });
  if (done.length > 0) sql.later(saveAnswers(sql, done));

  return calls.map(({ once }, index) => {
    const known = once && earlier.get(once);
    if (known) return known;
    const place = places[index]!;
    const isSame = !once || fresh[place]?.once?.bodyHash.equals(once.bodyHash);
    return isSame ? results[place]! : denied('idempotency.other-body');
  });
}
