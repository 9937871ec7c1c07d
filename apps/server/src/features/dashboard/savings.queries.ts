import type { SavingsBasis } from '@tenderlane/domain/loads';
import type { Sql } from '../../platform/database/database';

/** Mondays 00:00 of the last weeks in the zone, oldest first, and the next one. */
export function listWeeks(sql: Sql, now: Date, timeZone: string, weeks: number): Promise<{ begins: Date }[]> {
  return sql.rows(
    `select (date_trunc('week', $1::timestamptz at time zone $2) + w * interval '1 week') at time zone $2 as begins
       from generate_series(1 - $3::int, 1) w order by w`,
    [now, timeZone, weeks],
  );
}

export const BASE_COLUMNS: Record<SavingsBasis, string> = {
  starting: 's.starting',
  target: 's.target',
  lane_median: 's.lane_median',
  first_bid: 's.first_bid',
};
