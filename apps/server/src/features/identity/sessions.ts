import type { Workspace } from '@tenderlane/contract';
import type { Actor, Context, Person, PersonContext } from '../../platform/context';
import type { Sql } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { recordEvents } from '../../platform/events';
import { newToken, sha256 } from '../../platform/secrets';
import { findFirstCompany, findLiveSession, insertSession, saveSessionEnd, touchSession } from './queries';

/** Which application a call belongs to; signing in is mounted in both. */
export function applicationOf({ client }: Context): Workspace {
  return client.base === 'carrier' ? 'carrier' : 'shipper';
}

/** Starts a session in the brand the person worked in last; the token is told once and kept only as its hash. */
export async function startSession(context: Context, accountId: number, now: number): Promise<string> {
  const { sql, client } = context;
  const application = applicationOf(context);
  const token = newToken();
  const sessionId = await insertSession(sql, {
    tokenHash: sha256(token),
    accountId,
    application,
    companyId: await findFirstCompany(sql, accountId, application),
    userAgent: client.userAgent,
    address: client.address,
    at: now,
  });
  await recordEvents(sql, [
    {
      at: now,
      companyId: null,
      entity: 'session',
      entityId: sessionId,
      action: 'session.started',
      actorKind: 'person',
      accountId,
    },
  ]);
  return token;
}

/** Ends one of the person's own sessions. */
export async function endSession({ sql, clock, person }: PersonContext, sessionId: number): Promise<void> {
  const now = await clock.now(sql);
  if ((await saveSessionEnd(sql, person.accountId, sessionId, now)) === 0) throw notFound();
  const { accountId } = person;
  await recordEvents(sql, [
    {
      at: now,
      companyId: null,
      entity: 'session',
      entityId: sessionId,
      action: 'session.ended',
      actorKind: 'person',
      accountId,
    },
  ]);
}

/** Who calls with this token in this application; every call asks, so it is one prepared statement. */
export async function findSession(
  sql: Sql,
  token: string,
  application: Workspace,
): Promise<Person | Actor | undefined> {
  const row = await findLiveSession(sql, sha256(token), application);
  if (!row) return undefined;
  if (row.is_stale) await touchSession(sql, row.session_id);
  const person: Person = {
    accountId: row.account_id,
    sessionId: row.session_id,
    application,
    name: row.name || row.login,
    locale: row.locale,
  };
  return row.brand ? { ...person, ...row.brand } : person;
}
