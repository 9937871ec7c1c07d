import { Client } from 'pg';
import { DEAD_CONNECTIONS } from './database';

export interface HeldLock {
  release(): Promise<void>;
}

/**
 * Holds a lock of the whole database that only one process may have, on a connection of its own: it ends with the process.
 * Nothing where another one holds it. `onLost` says that the connection broke, and with it the lock.
 */
export async function tryToHold(directUrl: string, key: number, onLost: () => void): Promise<HeldLock | undefined> {
  const client = new Client({ connectionString: directUrl, ...DEAD_CONNECTIONS });
  client.on('error', onLost);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
  const release = () => client.end().catch(() => undefined);
  if (rows[0]?.held) return { release };
  await release();
  return undefined;
}
