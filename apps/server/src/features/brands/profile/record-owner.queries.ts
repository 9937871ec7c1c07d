import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';

export async function findRecordOwner(
  sql: Sql,
  table: 'company_signees' | 'company_requisites',
  id: number,
): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select company_id from ${table} where id = $1 ${unscoped('only to tell a person which of the own brands to open')}`,
    [id],
  );
  return row?.company_id;
}
