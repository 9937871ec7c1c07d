import type { Sql } from './database/database';

/** The one clock of every rule: the database's, read after the lock. Milliseconds since 1970. */
export interface Clock {
  /** Asks the database, in a statement of its own. */
  now(sql: Sql): Promise<number>;
  /** Turns a `clock_timestamp()` that a statement read after the lock into this clock's time. */
  read(databaseTime: Date): number;
}

/** For statements that read other rows after the lock and the time with them. */
export const NOW = `date_trunc('milliseconds', clock_timestamp())`;

/** A moment out of epoch milliseconds. In doubles, which are exact to far less than a millisecond and quicker than numeric. */
export const momentOf = (ms: string) => `to_timestamp(${ms}::float8 / 1000)`;

/** A moment as epoch milliseconds. */
export const epochMsOf = (moment: string) => `(date_part('epoch', ${moment}) * 1000)::bigint`;

export const databaseClock: Clock = {
  async now(sql) {
    const row = await sql.one<{ now: Date }>(`select ${NOW} as now`);
    return row.now.getTime();
  },
  read: (databaseTime) => databaseTime.getTime(),
};

/** The clock of a call that only reads, at the time its caller was found: it asks for none of its own. */
export const clockAt = (clock: Clock, now: number): Clock => ({ ...clock, now: () => Promise.resolve(now) });

/** A clock that a test sets and moves. */
export function manualClock(start: number): Clock & { at: number } {
  const clock = {
    at: start,
    now: () => Promise.resolve(clock.at),
    read: () => clock.at,
  };
  return clock;
}
