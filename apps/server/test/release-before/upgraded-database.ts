import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrations';
import { createEmptyDatabase, type TestDatabase } from '../database';
import { makeScratchFolder } from '../scratch-folder';

/** The last migration of the release that wrote the rows. */
const LAST = '20261122110000-onboarding-facts.sql';
const MIGRATIONS = join(import.meta.dirname, '..', '..', 'migrations');

async function runWithoutTriggers(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(sql);
  await client.end();
}

/**
 * Returns a database with rows of an early release, upgraded to the current one. `before` adds rows when all migrations
 * earlier than the one that it names have run.
 */
export async function createUpgradedDatabase(before?: { migration: string; sql: string }): Promise<TestDatabase> {
  const folder = await makeScratchFolder();
  const database = await createEmptyDatabase();
  const migrateWhile = async (isWanted: (name: string) => boolean) => {
    await mkdir(folder, { recursive: true });
    for (const name of (await readdir(MIGRATIONS)).filter(isWanted))
      await cp(join(MIGRATIONS, name), join(folder, name));
    await migrate(database.url, folder);
  };
  await migrateWhile((name) => name <= LAST);
  await runWithoutTriggers(database.url, await readFile(join(import.meta.dirname, 'rows.sql'), 'utf8'));
  if (before) {
    await migrateWhile((name) => name < before.migration);
    await runWithoutTriggers(database.url, before.sql);
  }
  if ((await migrate(database.url)).length === 0) throw new Error('No migration ran after the rows were written.');
  await rm(folder, { recursive: true });
  return database;
}
