import type { View, ViewContent } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import type { Sql } from '../../platform/database/database';
import { own, owner } from '../../platform/database/tenant';
import type { Member } from '../../platform/principal';

export interface ViewRow {
  id: number;
  account_id: number;
  owner_name: string;
  filter_type_id: View['list'];
  name: string;
  content: ViewContent;
  is_shared: boolean;
  version: number;
  updated_at: Date;
  editor_name: string;
}

const COLUMNS = `v.id, v.account_id, trim(a.first_name || ' ' || a.last_name) as owner_name, v.filter_type_id, v.name, v.content,
  v.is_shared, v.version, v.updated_at,
  (select trim(e.first_name || ' ' || e.last_name) from accounts e where e.id = v.updated_by) as editor_name`;

const SEEN = `from views v join accounts a on a.id = v.account_id
  where ${own('v')} and (v.account_id = $2 or v.is_shared)`;

export function listViews(sql: Sql, { companyId, accountId }: Member, list: string | null): Promise<ViewRow[]> {
  return sql.rows(
    `select ${COLUMNS} ${SEEN} and ($3::text is null or v.filter_type_id = $3) order by lower(v.name), v.id limit $4`,
    [companyId, accountId, list, 4 * (LIMITS.viewsMax + LIMITS.sharedViewsMax)],
  );
}

export function findView(sql: Sql, { companyId, accountId }: Member, id: number): Promise<ViewRow | undefined> {
  return sql.first(`select ${COLUMNS} ${SEEN} and v.id = $3`, [companyId, accountId, id]);
}

export function lockView(sql: Sql, { companyId, accountId }: Member, id: number): Promise<ViewRow | undefined> {
  return sql.first(`select ${COLUMNS} ${SEEN} and v.id = $3 for update of v`, [companyId, accountId, id]);
}

/** Serializes new and shared views of a company, so that the limits hold. */
export function lockViews(sql: Sql, companyId: number): Promise<number> {
  return sql.run(`select pg_advisory_xact_lock(hashtextextended('kept ways to look at lists', $1))`, [companyId]);
}

export function countViews(
  sql: Sql,
  { companyId }: Member,
  { list, ownerId, except }: { list: string; ownerId: number; except: number },
): Promise<{ owned: number; shared: number }> {
  return sql.one(
    `select count(*) filter (where account_id = $2) as owned, count(*) filter (where is_shared) as shared
       from views where ${own()} and filter_type_id = $3 and id <> $4`,
    [companyId, ownerId, list, except],
  );
}

export type SavedView = Pick<ViewRow, 'filter_type_id' | 'name' | 'content' | 'is_shared'>;

/** Returns the id, or nothing if the person has a view of this name. */
export async function insertView(
  sql: Sql,
  { companyId, accountId }: Member,
  { filter_type_id: list, name, content, is_shared: isShared }: SavedView,
  at: number,
): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `insert into views (company_id, account_id, filter_type_id, name, content, is_shared, created_at, updated_at, updated_by)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $7, $2)
     on conflict (company_id, account_id, filter_type_id, lower(name)) do nothing returning id`,
    [companyId, accountId, list, name, JSON.stringify(content), isShared, new Date(at)],
  );
  return row?.id;
}

export async function isNameTaken(sql: Sql, companyId: number, view: ViewRow, name: string): Promise<boolean> {
  const row = await sql.one<{ taken: boolean }>(
    `select exists (select 1 from views where ${own()} and account_id = $2 and filter_type_id = $3 and lower(name) = lower($4)
                       and id <> $5) as taken`,
    [companyId, view.account_id, view.filter_type_id, name, view.id],
  );
  return row.taken;
}

export function saveView(
  sql: Sql,
  { companyId, accountId }: Member,
  { id, name, content, is_shared: isShared, version }: SavedView & Pick<ViewRow, 'id' | 'version'>,
  at: number,
): Promise<number> {
  return sql.run(
    `update views set name = $3, content = $4, is_shared = $5, version = $6, updated_at = $7, updated_by = $8 where ${own()} and id = $2`,
    [companyId, id, name, JSON.stringify(content), isShared, version, new Date(at), accountId],
  );
}

export function deleteView(sql: Sql, companyId: number, id: number): Promise<number> {
  return sql.run(`delete from views where ${own()} and id = $2`, [companyId, id]);
}
