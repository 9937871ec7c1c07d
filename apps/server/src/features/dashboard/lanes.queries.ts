import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';

export interface LaneRow {
  from_lat: number;
  from_lon: number;
  to_lat: number;
  to_lon: number;
  currency: string;
  body: string | null;
  load_id: number;
}

const CANDIDATES = 200;

export function listBusyLanes(
  sql: Sql,
  companyId: number,
  { since, managerId }: { since: Date; managerId: number | null },
): Promise<LaneRow[]> {
  return sql.rows(
    `select n.from_lat, n.from_lon, n.to_lat, n.to_lon, w.currency, b.body, max(w.load_id) as load_id
       from lane_awards w
       join lanes n on ${own('n')} and n.id = w.lane_id
       cross join lateral unnest(case when w.bodies = '{}' then array[null::text] else w.bodies end) as b(body)
      where ${own('w')} and w.confirmed_at >= $2
        and ($3::bigint is null or exists (select from loads l where ${own('l')} and l.id = w.load_id and l.manager_id = $3))
      group by 1, 2, 3, 4, 5, 6
      order by count(*) desc, max(w.load_id) desc limit ${CANDIDATES}`,
    [companyId, since, managerId],
  );
}
