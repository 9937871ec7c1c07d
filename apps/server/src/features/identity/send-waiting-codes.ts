import { chooseNextCode } from '@tenderlane/domain/identity';
import type { Sql } from '../../platform/database/database';
import type { DueContext, DueWork } from '../../platform/jobs/due';
import { enqueue } from '../../platform/events/events';
import { CODE_REQUESTED } from './send-code';
import { limitsOf } from './sign-in-limits';
import { findLastMessage, listWaitingCodes, listWaitingLogins, lockSignIn, markCodeSent } from './sign-in.queries';

export const waitingCodes: DueWork = { name: 'sign-in codes', paceMs: 1000, runOnce: sendWaitingCodes };

async function sendWaitingCodes({ database, clock, config, log }: DueContext): Promise<number> {
  const limits = limitsOf(config);
  const turnMs = limits.turnWithinSeconds * 1000;
  const before = await clock.now(database);
  const logins = await listWaitingLogins(database, before - turnMs, before - limits.messageEverySeconds * 1000);

  async function sendNext(sql: Sql, login: string): Promise<number> {
    await lockSignIn(sql, login);
    const now = await clock.now(sql);
    const last = await findLastMessage(sql, login);
    const waiting = await listWaitingCodes(sql, login, { waitsAfter: now - turnMs, now });
    const next = chooseNextCode(waiting, last && (now - last.getTime()) / 1000, limits);
    if (!next) return 0;
    await markCodeSent(sql, next.id, now);
    await enqueue(sql, CODE_REQUESTED, { code_id: next.id }, { urgent: true });
    return 1;
  }

  let sent = 0;
  for (const login of logins) {
    // An error for one login must not delay the others.
    try {
      sent += await database.transaction((sql) => sendNext(sql, login));
    } catch (error) {
      log.warn({ err: error }, 'a waiting sign-in code could not be sent and is tried again');
    }
  }
  return sent;
}
