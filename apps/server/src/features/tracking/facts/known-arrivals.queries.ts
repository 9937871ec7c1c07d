import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

export const listArrivalReports = (
  sql: Sql,
  stopIds: readonly number[],
): Promise<{ stop_id: number; first_at: Date }[]> =>
  sql.rows(
    `select e.stop_id, min(e.reported_at) as first_at from trip_evidence e
      where ${unscoped('a message about a stop asks whether its arrival is news')} e.kind = 'arrived' and e.stop_id = any($1::bigint[])
      group by e.stop_id`,
    [stopIds],
  );
