import pg from 'pg';
import { inject, vi } from 'vitest';

/** A separate database on the server with fsync, because processes of other test files would take its jobs. */
export async function createOwnDatabase(name: string): Promise<string> {
  const url = new URL(inject('durableDatabaseUrl'));
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Resolves when the process has started completely: pages are served a moment before jobs run. */
export async function untilJobsRun(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  // In a hook there is no test whose expectation could be polled.
  const ensureWorkers = async () => {
    const { rowCount } = await database.query('select 1 from job_workers');
    if (!rowCount) throw new Error('jobs do not run yet');
  };
  await vi.waitFor(ensureWorkers, { timeout: 60_000, interval: 100 });
  await database.end();
}
