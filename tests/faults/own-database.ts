import pg from 'pg';
import { expect, inject } from 'vitest';

/** A database of its own on the server with fsync: processes of other test files would take its jobs. */
export async function createOwnDatabase(name: string): Promise<string> {
  const url = new URL(inject('durableDatabaseUrl'));
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  await server.query(`create database ${name}`);
  await server.end();
  url.pathname = `/${name}`;
  return url.href;
}

/** Until the process has started whole: pages are served a moment before jobs run. */
export async function untilJobsRun(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const workers = async () => (await database.query('select 1 from job_workers')).rowCount;
  await expect.poll(workers).toBeGreaterThan(0);
  await database.end();
}
