import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database';
import { migrate } from './migrations';
import { StartError } from '../process/start-error';
import { makeScratchFolder } from '../../../test/scratch-folder';

const FIRST = '20260101000000-first.sql';
const SECOND = '20260102000000-second.sql';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await makeScratchFolder();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

async function count(table: string): Promise<number> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return rows[0]?.n ?? -1;
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('migrations are applied once, in the order of their time', async () => {
    await write(SECOND, 'insert into places values (1);');
    await write(FIRST, 'create table places (id int);');
    expect(await migrate(database.url, folder)).toEqual([FIRST, SECOND]);
    expect(await migrate(database.url, folder)).toEqual([]);
    expect(await count('places')).toBe(1);
  });

  it('a failed migration is named and changes nothing', async () => {
    await write(FIRST, 'create table places (id int); select no_such_thing;');
    await expect(migrate(database.url, folder)).rejects.toThrow(`Migration ${FIRST} failed: column "no_such_thing"`);
    await expect(count('places')).rejects.toThrow('does not exist');
    expect(await count('migrations')).toBe(0);
  });

  it('a migration without a transaction builds an index concurrently', async () => {
    await write(FIRST, 'create table places (id int);');
    await write(SECOND, '-- no transaction\ncreate index concurrently places_id on places (id);');
    expect(await migrate(database.url, folder)).toEqual([FIRST, SECOND]);
  });

  it('a start is refused when an applied migration has changed', async () => {
    await write(FIRST, 'create table places (id int);');
    await migrate(database.url, folder);
    await write(FIRST, 'create table places (id bigint);');
    await expect(migrate(database.url, folder)).rejects.toThrow('was changed after');
  });

  it('a release starts with the migrations of a newer release', async () => {
    await write(FIRST, 'create table places (id int);');
    await write(SECOND, 'alter table places add name text;');
    await migrate(database.url, folder);
    await rm(join(folder, SECOND));
    expect(await migrate(database.url, folder)).toEqual([]);
  });

  it('migrations are applied once when several processes start together', async () => {
    await write(FIRST, 'create table places (id int); select pg_sleep(0.3);');
    await write(SECOND, '-- no transaction\ncreate index concurrently places_id on places (id);');
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)));
    expect(runs.flat()).toEqual([FIRST, SECOND]);
  });

  it.each([
    ['an unreachable server', (url: URL) => (url.port = '1'), 'ECONNREFUSED'],
    ['a wrong password', (url: URL) => (url.password = 'a-wrong-secret'), 'authentication failed'],
    ['a missing database', (url: URL) => (url.pathname = '/nowhere'), 'does not exist'],
  ])('the start reports %s in one line without the password', async (_, spoil, reason) => {
    const url = new URL(database.url);
    spoil(url);
    const refused = await migrate(url.href, folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    const { message } = refused as StartError;
    expect(message).toContain(reason);
    expect(message).toContain('check DATABASE_URL');
    expect(message).not.toMatch(/\n|a-wrong-secret/);
  });

  it('a migration without a time in its name is refused', async () => {
    await write('first.sql', 'select 1;');
    await expect(migrate(database.url, folder)).rejects.toThrow('first.sql is not named');
  });
});
