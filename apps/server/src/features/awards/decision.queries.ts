import type { Decision } from '@tenderlane/domain/auction';
import type { Sql } from '../../platform/database/database';
import { ofCarrier } from '../../platform/database/tenant';

export function findLastDecision(
  sql: Sql,
  carrierCompanyId: number,
  loadId: number,
): Promise<{ inputs: Decision } | undefined> {
  return sql.first(
    `select d.inputs from options o join decisions d on d.load_id = o.load_id
      where ${ofCarrier('o')} and o.load_id = $2 order by d.id desc limit 1`,
    [carrierCompanyId, loadId],
  );
}
