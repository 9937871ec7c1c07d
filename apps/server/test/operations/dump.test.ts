import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOAD_STATES } from '@tenderlane/domain/loads';
import { buildDemo } from '../../src/demo/build-demo';
import type { LoadCounts } from '../../src/demo/plan-loads';
import { migrate } from '../../src/platform/database/migrations';
import { bid, joinCarrier, openTender, select, signUpShipper, stateOf } from '../build';
import { buildFixture } from '../fixtures/fixture';
import { makeScratchFolder } from '../scratch-folder';
import type { TestDatabase } from '../database';
import { startApp } from '../start-app';
import { startDebianPostgres } from './debian-postgres';

const OPERATIONS = join(import.meta.dirname, '../../../../docs/operations.md');
const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const ROWS_OF_BEFORE = join(import.meta.dirname, '../release-before/rows.sql');
const LAST_OF_BEFORE = '20261122110000-onboarding-facts.sql';
/** Since this migration pg_restore alone restores a dump. */
const RESTORABLE_SINCE = '20261125214500-functions-in-dumps.sql';
const DEMO = { loads: Object.fromEntries(LOAD_STATES.map((state) => [state, 1])) as LoadCounts, rated: 1 };

let postgres: Awaited<ReturnType<typeof startDebianPostgres>>;
let operations: string;
beforeAll(async () => {
  postgres = await startDebianPostgres();
  operations = await readFile(OPERATIONS, 'utf8');
});
afterAll(() => postgres.stop());

/** The commands of the only example in the documentation that begins like this. */
function documented(begin: string): string {
  const examples = [...operations.matchAll(/^```sh\n([^`]+)^```$/gm)].map(([, commands = '']) => commands);
  const found = examples.filter((commands) => commands.startsWith(begin));
  expect(found).toHaveLength(1);
  return found[0]!;
}

async function readContents(url: string): Promise<Record<string, unknown>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select count(*)::int, sum(hashtext(t::text)) as content from ${name} t`);
    contents[name] = rows[0];
  }
  await client.end();
  return contents;
}

async function doMainJob(database: TestDatabase): Promise<string> {
  const app = await startApp({}, database);
  const shipper = await signUpShipper(app);
  const carrier = await joinCarrier(app, shipper);
  const tender = await openTender(app, shipper);
  await bid(carrier, tender, 240_000);
  await select(shipper, tender, carrier);
  await carrier.done('PUT /loads/{id}/confirm', tender);
  const state = await stateOf(shipper, tender);
  await app.close();
  return state;
}

it('a dump is restored with all its rows, and tenders are published and awarded in it', async () => {
  const filled = await postgres.createDatabase('filled');
  await migrate(filled.url);
  const app = await startApp({}, filled);
  await buildFixture(app);
  await buildDemo(app, undefined, DEMO);
  await runMigrations({ connectionString: filled.url });
  await app.database.run(`select graphile_worker.add_job('send_message', '{}')`);
  const contents = await readContents(filled.url);
  await postgres.runShell(documented('pg_dump'), filled.url);
  await app.close();

  const restored = await postgres.createDatabase('restored');
  await postgres.runShell(documented('pg_restore'), restored.url);
  expect(await readContents(restored.url)).toEqual(contents);
  expect(await doMainJob(restored)).toBe('processing');
}, 180_000);

it('a dump of an earlier release is restored when its functions are created first', async () => {
  const folder = await makeScratchFolder();
  const copyMigrations = async (name: string, isMeant: (file: string) => boolean) => {
    const to = join(folder, name);
    await mkdir(to);
    for (const file of await readdir(MIGRATIONS)) if (isMeant(file)) await cp(join(MIGRATIONS, file), join(to, file));
    return to;
  };
  const before = await postgres.createDatabase('before');
  await migrate(before.url, await copyMigrations('rows', (file) => file <= LAST_OF_BEFORE));
  const client = new Client({ connectionString: before.adminUrl });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(await readFile(ROWS_OF_BEFORE, 'utf8'));
  await client.end();
  await migrate(before.url, await copyMigrations('before', (file) => file < RESTORABLE_SINCE));
  await postgres.runShell(documented('pg_dump'), before.url);

  const again = await postgres.createDatabase('again');
  await expect(postgres.runShell(documented('pg_restore'), again.url)).rejects.toThrow(
    'search_key(text) does not exist',
  );
  await postgres.runShell(documented('first='), again.url);
  expect(await readContents(again.url)).toEqual(await readContents(before.url));
  await migrate(again.url);
  expect(await doMainJob(again)).toBe('processing');
  await before.drop();
  await rm(folder, { recursive: true });
}, 180_000);
