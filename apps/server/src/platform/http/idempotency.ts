import { AppError } from '../errors';
import { sha256 } from '../secrets';
import type { Sql } from '../database';
import { findSavedAnswer, saveAnswer, tryKeyLock } from './queries';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Once {
  sessionId: number;
  /** Method, path and the caller's key. */
  scope: string;
  body: unknown;
}

/** Runs the work once for a caller's key; afterwards the same answer is given again for a day. */
export async function runOnce(sql: Sql, once: Once, work: () => Promise<Answer>): Promise<Answer> {
  const keyHash = sha256(once.scope);
  const bodyHash = sha256(JSON.stringify(once.body ?? null));
  if (!(await tryKeyLock(sql, once.sessionId, keyHash))) throw new AppError('idempotency.in-flight');
  const saved = await findSavedAnswer(sql, once.sessionId, keyHash);
  if (saved) {
    if (!saved.body_hash.equals(bodyHash)) throw new AppError('idempotency.other-body');
    return { status: saved.status, body: saved.answer };
  }
  const answer = await work();
  sql.later(saveAnswer(sql, { sessionId: once.sessionId, keyHash, bodyHash, ...answer }));
  return answer;
}
