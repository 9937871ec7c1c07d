import type { Role } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export async function findColleagueRole(sql: Sql, companyId: number, accountId: number): Promise<Role | null> {
  const row = await sql.first<{ role: Role }>(
    `select role from brand_members where ${own()} and account_id = $2 and state = 'active'`,
    [companyId, accountId],
  );
  return row?.role ?? null;
}

/** The version stays, because it counts edits only. */
export function saveManager(sql: Sql, companyId: number, id: number, managerId: number): Promise<number> {
  return sql.run(`update loads set manager_id = $3 where ${own()} and id = $2`, [companyId, id, managerId]);
}
