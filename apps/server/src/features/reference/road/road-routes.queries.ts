import { NOW } from '../../../platform/clock';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';
import type { RoadRoute } from './road-route';

/** Roads change, so older measurements are repeated. */
const KEPT_DAYS = 30;

export async function findRoadRoute(sql: Sql, companyId: number, key: string): Promise<RoadRoute | undefined> {
  const row = await sql.first<{ route: RoadRoute }>(
    `select route from road_routes where ${own()} and key = $2 and measured_at > ${NOW} - make_interval(days => ${KEPT_DAYS})`,
    [companyId, key],
  );
  return row?.route;
}

export async function saveRoadRoute(sql: Sql, companyId: number, key: string, route: RoadRoute): Promise<void> {
  await sql.run(
    `insert into road_routes (company_id, key, route, measured_at) values (${owner()}, $2, $3, ${NOW})
     on conflict (company_id, key) do update set route = excluded.route, measured_at = excluded.measured_at`,
    [companyId, key, JSON.stringify(route)],
  );
}
