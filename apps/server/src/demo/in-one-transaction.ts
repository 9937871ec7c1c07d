import { createKeyedQueue } from '../platform/queues/queue';
import type { Database, Sql } from '../platform/database/database';

/**
 * A database whose transactions all run inside one open transaction, one after the other: nobody sees a part of the
 * result.
 */
export function inOneTransaction(database: Database, sql: Sql): Database {
  const runExclusive = createKeyedQueue(Infinity);

  async function part<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const writes: Promise<unknown>[] = [];
    const queueWrite = (write: Promise<unknown>) => {
      write.catch(() => undefined);
      writes.push(write);
    };
    await sql.run('savepoint part');
    try {
      const result = await work({ ...sql, queueWrite });
      await Promise.all(writes);
      await sql.run('release savepoint part');
      return result;
    } catch (error) {
      await sql.run('rollback to savepoint part');
      throw error;
    }
  }

  return {
    ...sql,
    reader: () => sql,
    pool: database.pool,
    transaction: (work) => runExclusive('part', () => part(work)),
    close: () => Promise.resolve(),
  };
}
