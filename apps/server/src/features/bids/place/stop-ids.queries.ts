import type { Sql } from '../../../platform/database/database';

/** The stops of a load. */
export function listStopIds(sql: Sql, companyId: number, loadId: number): Promise<{ id: number }[]> {
  return sql.rows(`select id from waypoints where company_id = $1 and load_id = $2`, [companyId, loadId]);
}
