import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';

export async function findLocale(sql: Sql, login: string): Promise<Locale | undefined> {
  const row = await sql.first<{ locale: Locale }>(`select locale from accounts where email = $1 or phone = $1`, [
    login,
  ]);
  return row?.locale;
}

export async function isTenderOpen(sql: Sql, companyId: number, loadId: number, now: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from loads where ${own()} and id = $2 and state = 'ongoing' and deleted_at is null and effective_end > $3`,
    [companyId, loadId, new Date(now)],
  );
  return row !== undefined;
}
