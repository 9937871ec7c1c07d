import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../process/start-error';
import { checkServer } from './check-server';

type Migration = { name: string; sql: string; checksum: string; inTransaction: boolean };

const FILE_NAME = /^\d{14}-[a-z0-9-]+\.sql$/;
const LOCK = 7_363_002;
const LOCK_TIMEOUT_MS = 300_000;

/**
 * Brings the schema of a database up to date, forward only, and names what was applied. Processes that start together
 * take turns. Each file is one transaction; one that begins with `-- no transaction` holds a single statement.
 *
 * Migrations a newer release applied are left alone: the previous release runs on the new schema.
 */
export async function migrate(directUrl: string, folder = findMigrationsFolder()): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new Client({ connectionString: directUrl, application_name: 'tenderlane migrations' });
  // A lost connection fails the running statement; without a listener it would also end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    throw new StartError(
      `The database cannot be reached (${error.message}): check DATABASE_URL and that its server runs.`,
    );
  });
  try {
    await checkServer(client);
    await acquireLock(client);
    return await applyPending(client, migrations);
  } finally {
    await client.end();
  }
}

// The sources run from src/platform, the bundle from dist: the folder lies beside both.
function findMigrationsFolder(from = import.meta.dirname): string {
  const folder = join(from, 'migrations');
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new StartError('The folder apps/server/migrations is missing.');
  return findMigrationsFolder(dirname(from));
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !FILE_NAME.test(name));
  if (misnamed) throw new StartError(`Migration ${misnamed} is not named <UTC timestamp>-<name>.sql.`);
  return Promise.all(
    names.map(async (name) => {
      // Windows checkouts may turn line ends; the migration stays the same.
      const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { name, sql, checksum, inTransaction: !sql.startsWith('-- no transaction') };
    }),
  );
}

// Asks again and again instead of waiting: a waiting statement would hold the snapshot that CREATE INDEX CONCURRENTLY
// in the other process waits for, and both would stand still.
async function acquireLock(client: Client): Promise<void> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (rows[0]?.mine) return;
    if (Date.now() > deadline) throw new StartError('Another process has been migrating the database for 5 minutes.');
    await sleep(100);
  }
}

async function applyPending(client: Client, migrations: Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz(3) not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
  if (changed)
    throw new StartError(`Migration ${changed.name} was changed after it had been applied to this database.`);

  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function apply(client: Client, { name, sql, checksum, inTransaction }: Migration): Promise<void> {
  // Waiting longer for a lock would stop everybody who queues up behind this statement.
  await client.query(`set lock_timeout = '5s'`);
  try {
    if (inTransaction) await client.query('begin');
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    if (inTransaction) await client.query('commit');
  } catch (error) {
    if (inTransaction) await client.query('rollback');
    throw new StartError(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
