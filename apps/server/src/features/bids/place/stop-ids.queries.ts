import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export function listStopIds(sql: Sql, companyId: number, loadId: number): Promise<{ id: number }[]> {
  return sql.rows(`select id from waypoints where ${own()} and load_id = $2`, [companyId, loadId]);
}
