import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';

export function findCodeSubject(
  sql: Sql,
  companyId: number,
  requisiteId: number,
): Promise<{ company: string; account_key: string } | undefined> {
  return sql.first(
    `select c.name as company, q.account_key from company_requisites q join companies c on c.id = q.company_id
      where ${own('q')} and q.id = $2 and q.state = 'pending' and q.deleted_at is null`,
    [companyId, requisiteId],
  );
}
