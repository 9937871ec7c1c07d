import type { Decision } from '@tenderlane/domain';
import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';

/** The last decision about a load. */
export function findLastDecision(
  sql: Sql,
  companyId: number,
  loadId: number,
): Promise<{ inputs: Decision } | undefined> {
  return sql.first(`select inputs from decisions where ${own()} and load_id = $2 order by id desc limit 1`, [
    companyId,
    loadId,
  ]);
}
