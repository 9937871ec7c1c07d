import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { own } from '../../platform/database/tenant';

export async function findLocale(sql: Sql, login: string): Promise<Locale | undefined> {
  const row = await sql.first<{ locale: Locale }>(`select locale from accounts where email = $1 or phone = $1`, [
    login,
  ]);
  return row?.locale;
}

export async function findCountry(sql: Sql, login: string): Promise<string | undefined> {
  const row = await sql.first<{ country_id: string }>(
    `select country_id from accounts where email = $1 or phone = $1`,
    [login],
  );
  return row?.country_id;
}

export async function isTenderOpen(sql: Sql, companyId: number, loadId: number, now: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from loads where ${own()} and id = $2 and state = 'ongoing' and deleted_at is null and effective_end > $3`,
    [companyId, loadId, new Date(now)],
  );
  return row !== undefined;
}

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
