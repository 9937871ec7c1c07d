import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

interface Arrivals {
  total: number;
  /** Sum of the values in hundredths. */
  value: number;
}

export const countArrivals = (sql: Sql, companyId: number, since: Date, managerId: number | null): Promise<Arrivals> =>
  sql.one(
    `select count(*) as total, coalesce(sum(s.on_time), 0)::bigint as value
       from trip_stops s join trips t on t.id = s.trip_id join loads l on l.id = t.load_id and l.deleted_at is null
      where ${own('s')} and s.on_time is not null and s.arrived_at >= $2 and ($3::bigint is null or l.manager_id = $3)`,
    [companyId, since, managerId],
  );
