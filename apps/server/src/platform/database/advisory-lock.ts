import { Client } from 'pg';
import { DEAD_CONNECTIONS } from './database';

export interface AdvisoryLock {
  release(): Promise<void>;
}

/**
 * Takes an advisory lock that only one process may hold, on its own connection, so that it ends with the process.
 * Undefined when another process holds it. `onLost` is called when the connection, and so the lock, is lost.
 */
export async function tryAdvisoryLock(
  directUrl: string,
  key: number,
  onLost: () => void,
): Promise<AdvisoryLock | undefined> {
  const client = new Client({ connectionString: directUrl, ...DEAD_CONNECTIONS });
  client.on('error', onLost);
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [key]);
  const release = () => client.end().catch(() => undefined);
  if (rows[0]?.held) return { release };
  await release();
  return undefined;
}
