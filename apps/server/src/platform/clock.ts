import type { Sql } from './database';

/** The one clock of every rule: the database's, read after the lock. Milliseconds since 1970. */
export interface Clock {
  /** Asks the database, in a statement of its own. */
  now(sql: Sql): Promise<number>;
  /** Turns a `clock_timestamp()` that a statement read after the lock into this clock's time. */
  read(databaseTime: Date): number;
}

/** For statements that read other rows after the lock and the time with them. */
export const NOW = `date_trunc('milliseconds', clock_timestamp())`;

export const databaseClock: Clock = {
  async now(sql) {
    const row = await sql.one<{ now: Date }>(`select ${NOW} as now`);
    return row.now.getTime();
  },
  read: (databaseTime) => databaseTime.getTime(),
};

/** A clock that a test sets and moves. */
export function handClock(start: number): Clock & { at: number } {
  const clock = {
    at: start,
    now: () => Promise.resolve(clock.at),
    read: () => clock.at,
  };
  return clock;
}
