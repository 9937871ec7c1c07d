import type { Sql } from '../../../platform/database/database';
import { ofCarrier, ofSender } from '../../../platform/database/tenant';
import { senderOf, type CarrierScope } from '../../../platform/principal';

export async function isUnseen(sql: Sql, scope: CarrierScope, loadId: number): Promise<boolean> {
  const unseen = await sql.first(
    `select 1 from options o where ${ofCarrier('o')} and o.load_id = $2 and o.state = 'invited' and ${ofSender('o', '$3')}`,
    [scope.companyId, loadId, senderOf(scope)],
  );
  return unseen !== undefined;
}

/** Marks the tender as seen and returns the option only if it was unseen before. */
export function markViewed(
  sql: Sql,
  scope: CarrierScope,
  loadId: number,
  at: number,
): Promise<{ id: number; company_id: number } | undefined> {
  return sql.first(
    `update options o set state = 'viewed', viewed_at = $4
      where ${ofCarrier('o')} and o.load_id = $2 and o.state = 'invited' and ${ofSender('o', '$3')} returning o.id, o.company_id`,
    [scope.companyId, loadId, senderOf(scope), new Date(at)],
  );
}
