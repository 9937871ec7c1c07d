import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database';
import { isConnectionLost, openDatabase, type Database } from './database';

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, poolSize: 3, onError: () => undefined });
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const backend = (sql: Pick<Database, 'one'>) => sql.one<{ pid: number }>('select pg_backend_pid() as pid');
const isAllGivenBack = () => database.pool.idleCount === database.pool.totalCount;

describe('the reads of one request', () => {
  it('reads that a request starts in one turn share a connection, and other requests use another', async () => {
    const [one, other] = [database.reader(), database.reader()];
    const [a, b, c] = await Promise.all([backend(one), backend(one), backend(other)]);
    expect(a).toEqual(b);
    expect(c).not.toEqual(a);
    expect(isAllGivenBack()).toBe(true);
  });

  it('a failed read does not change the other reads of its turn', async () => {
    const sql = database.reader();
    const results = await Promise.allSettled([backend(sql), sql.rows('select 1 / 0'), backend(sql)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(isAllGivenBack()).toBe(true);
  });

  it('a request gets another connection after its connection broke', async () => {
    const sql = database.reader();
    const { pid } = await backend(sql);
    const broken = await Promise.allSettled([sql.rows('select pg_sleep(5)'), end(pid)]);
    expect(broken.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect((await backend(sql)).pid).not.toBe(pid);
    expect(isAllGivenBack()).toBe(true);
  });
});

async function end(pid: number): Promise<void> {
  for (;;) {
    const rows = await database.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where pid = $1 and query like '%pg_sleep(5)%'`,
      [pid],
    );
    if (rows.length > 0) return;
  }
}

it('a transaction fails with the error of the queued write, not of the statement behind it', async () => {
  const lost = database.transaction(async (sql) => {
    sql.queueWrite(sql.run('select 1 / 0'));
    await sql.rows('select 1');
  });
  await expect(lost).rejects.toMatchObject({ code: '22012' });
});

describe('a lost connection', () => {
  const failed = (code: string, syscall: string) => Object.assign(new Error(code), { code, syscall });

  it.each([
    ['a missing socket', failed('ENOENT', 'connect'), true],
    ['a missing file', failed('ENOENT', 'open'), false],
    ['a server that does not listen', failed('ECONNREFUSED', 'connect'), true],
    ['a connection that ended', failed('ECONNRESET', 'read'), true],
    ['a refused file', failed('EACCES', 'open'), false],
    ['a server that shuts down', Object.assign(new Error('shutdown'), { code: '57P01' }), true],
    ['a wrong statement', Object.assign(new Error('syntax'), { code: '42601' }), false],
  ])('an error is recognized as a lost connection or as another failure: %s', (_name, error, isLost) => {
    expect(isConnectionLost(error)).toBe(isLost);
  });
});
