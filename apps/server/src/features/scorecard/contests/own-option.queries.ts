import type { Sql } from '../../../platform/database/database';
import { ofCarrier } from '../../../platform/database/tenant';

/** Finds the carrier's option of a load; a carrier has access only through it. */
export async function findOwnOption(
  sql: Sql,
  carrierCompanyId: number,
  shipperId: number,
  loadId: number,
): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `select o.id from options o join loads l on l.id = o.load_id and l.deleted_at is null
      where ${ofCarrier('o')} and o.company_id = $2 and o.load_id = $3`,
    [carrierCompanyId, shipperId, loadId],
  );
  return row?.id;
}
