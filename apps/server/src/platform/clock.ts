import type { Sql } from './database/database';

/** The clock of every rule: the database's, read after the lock. Epoch ms. */
export interface Clock {
  now(sql: Sql): Promise<number>;
  /** Converts a `clock_timestamp()` that a statement read after the lock. */
  read(databaseTime: Date): number;
}

export const NOW = `date_trunc('milliseconds', clock_timestamp())`;

/** SQL for a moment from epoch ms. Doubles are exact to far less than a millisecond and faster than numeric. */
export const momentOf = (ms: string) => `to_timestamp(${ms}::float8 / 1000)`;

export const epochMsOf = (moment: string) => `(date_part('epoch', ${moment}) * 1000)::bigint`;

export const databaseClock: Clock = {
  async now(sql) {
    const row = await sql.one<{ now: Date }>(`select ${NOW} as now`);
    return row.now.getTime();
  },
  read: (databaseTime) => databaseTime.getTime(),
};

/**
 * A clock that stands still and needs no statement: a read-only call reuses the time at which its session was found, a
 * command the time that it read after its lock.
 */
export const clockAt = (clock: Clock, now: number): Clock => ({ ...clock, now: () => Promise.resolve(now) });

export function manualClock(start: number): Clock & { at: number } {
  const clock = {
    at: start,
    now: () => Promise.resolve(clock.at),
    read: () => clock.at,
  };
  return clock;
}
