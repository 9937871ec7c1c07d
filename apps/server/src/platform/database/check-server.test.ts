import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database';
import { startPooler } from '../../../test/outside/pooler';
import { checkPooler, refuseServer } from './check-server';
import { migrate } from './migrations';

const run = async (url: string, ...statements: string[]) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const name = `checked_${randomBytes(4).toString('hex')}`;
const cluster = () => inject('clusterUrl');
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await run(cluster(), `drop database if exists ${name} with (force)`, `drop role if exists ${name}`);
  await database.drop();
});

describe('a start with an unsuitable database', () => {
  it('the start is refused when the encoding is not UTF-8', async () => {
    const options = `encoding 'SQL_ASCII' template template0 locale_provider libc locale 'C'`;
    await run(cluster(), `create database ${name} ${options}`);
    const url = new URL(cluster());
    url.pathname = `/${name}`;
    await expect(migrate(url.href)).rejects.toThrow(/^The database has the encoding SQL_ASCII: .*UTF8/);
  });

  it('the start is refused when the database user may not create tables or schemas', async () => {
    await run(cluster(), `create role ${name} login password 'weak'`);
    const url = new URL(database.url);
    [url.username, url.password] = [name, 'weak'];
    await expect(migrate(url.href)).rejects.toThrow(`${name} may not create tables`);
    await run(database.url, `grant create on schema public to ${name}`);
    await expect(migrate(url.href)).rejects.toThrow(`${name} may not create schemas`);
    await run(database.url, `drop owned by ${name}`);
  });

  const fine = {
    version: 15,
    encoding: 'UTF8',
    user: 'tenderlane',
    schema: 'public',
    can_create_tables: true,
    can_create_schemas: true,
    has_trigrams: true,
  };
  it.each([
    ['nothing about a suitable server', {}, undefined],
    ['that the server is too old', { version: 14 }, 'PostgreSQL 14'],
    ['that no schema is found', { schema: null, can_create_tables: null }, 'search_path'],
    ['that searching lacks its extension', { has_trigrams: false }, 'pg_trgm'],
  ])('the refusal says %s', (_, lacking, sentence) => {
    const refusal = refuseServer({ ...fine, ...lacking });
    if (sentence === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(sentence);
  });
});

describe('the address of a pooler', () => {
  it('a pooler is refused when it loses named statements between transactions', async () => {
    for (const size of [2, 3]) {
      const pooler = await startPooler(database.url, size);
      await expect(checkPooler(pooler.url)).rejects.toThrow(/named statements are lost .* PgBouncer 1\.21/);
      await pooler.close();
    }
  });

  it('a pooler is refused when it cannot be reached or has a single connection', async () => {
    const pooler = await startPooler(database.url, 1);
    await expect(checkPooler(pooler.url)).rejects.toThrow('the size of its pool');
    await pooler.close();
    await expect(checkPooler(pooler.url)).rejects.toThrow('cannot be reached through DATABASE_URL');
  });

  it('a pooler is accepted when a session keeps its connection', async () => {
    await expect(checkPooler(database.url)).resolves.toBeUndefined();
  });
});
