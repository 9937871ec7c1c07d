import type { Workspace } from '@tenderlane/contract';
import type { Actor, Context, Person, PersonContext } from '../../platform/context';
import { createBatches } from '../../platform/batches';
import type { Database } from '../../platform/database';
import { notFound } from '../../platform/errors';
import { recordEvents } from '../../platform/events';
import { newToken, sha256 } from '../../platform/secrets';
import {
  findFirstCompany,
  insertSession,
  listLiveSessions,
  saveSessionEnd,
  touchSessions,
  type LiveSession,
  type SessionKey,
} from './queries';

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

/** Who calls with a token in an application. Every call asks: those that come together are answered by one statement. */
export function createSessionFinder(database: Database) {
  const find = createBatches<SessionKey, Person | Actor | undefined>({
    lanes: 4,
    limit: 64,
    maxWaiting: 2000,
    work: async (keys) => {
      const rows = await listLiveSessions(database, keys);
      const stale = rows.flatMap(({ is_stale, session_id }) => (is_stale ? [session_id] : []));
      if (stale.length > 0) await touchSessions(database, stale);
      const found = new Map(rows.map((row) => [row.position, row]));
      return keys.map(({ application }, index) => ({
        status: 'fulfilled',
        value: personOf(found.get(index), application),
      }));
    },
  });
  return async (token: string, application: Workspace): Promise<Person | Actor | undefined> => {
    return find({ tokenHash: sha256(token), application });
  };
}

function personOf(row: LiveSession | undefined, application: Workspace): Person | Actor | undefined {
  if (!row) return undefined;
  const person: Person = {
    accountId: row.account_id,
    sessionId: row.session_id,
    application,
    name: row.name || row.login,
    locale: row.locale,
  };
  return row.brand ? { ...person, ...row.brand } : person;
}
