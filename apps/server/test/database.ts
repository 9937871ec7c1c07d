import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { migrate } from '../src/platform/database/migrations';

export type TestDatabase = { url: string; drop(): Promise<void> };

const TEMPLATE = 'tenderlane_template';

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function runInCluster(clusterUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

export async function createTemplate(clusterUrl: string): Promise<void> {
  await runInCluster(clusterUrl, `create database ${TEMPLATE}`);
  await migrate(databaseUrl(clusterUrl, TEMPLATE));
}

async function createDatabase(origin: string): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runInCluster(clusterUrl, `create database ${name} ${origin}`);
  return {
    url: databaseUrl(clusterUrl, name),
    drop: () => runInCluster(clusterUrl, `drop database ${name} with (force)`),
  };
}

export function createTestDatabase(): Promise<TestDatabase> {
  // Copying files beats writing every page to the log: with fsync off its checkpoint costs nothing.
  return createDatabase(`template ${TEMPLATE} strategy file_copy`);
}

export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}
