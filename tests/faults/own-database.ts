import pg from 'pg';
import { inject } from 'vitest';

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
