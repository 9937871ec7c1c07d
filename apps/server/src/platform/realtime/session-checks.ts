import type { Database } from '../database/database';
import type { Viewer } from './live-topic';
import { CLOSE } from './protocol';
import type { SocketRegistry } from './sockets';
import type { FindViewers } from './subscriptions';

/** Runs twice within the five seconds in which an ended session or a removed right must close its sockets. */
export const CHECK_SESSIONS_MS = 2000;

/**
 * Reloads the listeners. A socket with an ended session or a closed company is closed for good; one with changed
 * permissions reconnects at once and subscribes anew.
 */
export async function checkSessions(
  database: Database,
  registry: SocketRegistry,
  findViewers: FindViewers,
): Promise<number> {
  const known = new Map(registry.viewers);
  if (known.size === 0) return 0;
  const found = await findViewers(database, [...known.keys()]);
  const changed = new Map<number, 'ended' | 'changed'>();
  for (const [sessionId, before] of known) {
    const now = found.get(sessionId);
    if (!now || (now.companyIsClosed && !before.companyIsClosed)) changed.set(sessionId, 'ended');
    else if (!isSameViewer(before, now)) changed.set(sessionId, 'changed');
  }
  if (changed.size === 0) return 0;
  for (const connection of registry.connections) {
    const outcomes = new Set([...connection.channels.values()].map((sessionId) => changed.get(sessionId)));
    if (outcomes.has('ended')) connection.close(CLOSE.unauthorized, 'the session has ended');
    else if (outcomes.has('changed')) connection.close(CLOSE.reconnect, 'what may be seen has changed');
    else continue;
    // Nothing is sent any more to a socket that takes its time to close.
    registry.remove(connection);
  }
  return changed.size;
}

const isSameViewer = (a: Viewer, b: Viewer): boolean =>
  a.accountId === b.accountId &&
  a.side === b.side &&
  a.companyId === b.companyId &&
  a.companyIsClosed === b.companyIsClosed &&
  a.senderId === b.senderId &&
  a.rights.size === b.rights.size &&
  [...a.rights].every((right) => b.rights.has(right));
