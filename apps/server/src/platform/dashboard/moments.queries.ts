import { OFFICE_ENDS_HOUR } from '@tenderlane/domain/dashboard';
import type { Sql } from '../database/database';

export interface Moments {
  now: Date;
  /** The end of office hours: today's, or tomorrow's after it has passed. */
  office_ends: Date;
  week_begins: Date;
}

export function readMoments(sql: Sql, now: number, timeZone: string): Promise<Moments> {
  return sql.one(
    `select n.at as now,
            (n.local::date + case when n.local::time < '${OFFICE_ENDS_HOUR}:00' then 0 else 1 end + time '${OFFICE_ENDS_HOUR}:00') at time zone $2 as office_ends,
            date_trunc('week', n.local) at time zone $2 as week_begins
       from (select $1::timestamptz as at, $1::timestamptz at time zone $2 as local) n`,
    [new Date(now), timeZone],
  );
}
