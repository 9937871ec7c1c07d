import type { FieldOption } from '@tenderlane/domain/fields';
import type { Sql } from '../../platform/database/database';
import { own, owner } from '../../platform/database/tenant';

export interface ListRow {
  id: number;
  name: string;
  options: FieldOption[];
  version: number;
  field_count: number;
  deleted_at: Date | null;
}

const LIST = `select l.id, l.name, l.options, l.version, l.deleted_at,
    (select count(*)::int from custom_fields f where ${own('f')} and f.list_id = l.id and f.deleted_at is null) as field_count
  from field_lists l`;

export const listLists = (sql: Sql, companyId: number): Promise<ListRow[]> =>
  sql.rows(`${LIST} where ${own('l')} and l.deleted_at is null order by lower(l.name)`, [companyId]);

export const findList = (sql: Sql, companyId: number, id: number): Promise<ListRow | undefined> =>
  sql.first(`${LIST} where ${own('l')} and l.id = $2`, [companyId, id]);

export async function insertList(
  sql: Sql,
  companyId: number,
  { name, options }: Pick<ListRow, 'name' | 'options'>,
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into field_lists (company_id, name, options, created_at) values (${owner()}, $2, $3, $4) returning id`,
    [companyId, name, JSON.stringify(options), new Date(at)],
  );
  return row.id;
}

export const saveList = (
  sql: Sql,
  companyId: number,
  id: number,
  { name, options }: Pick<ListRow, 'name' | 'options'>,
): Promise<number> =>
  sql.run(`update field_lists set name = $3, options = $4, version = version + 1 where ${own()} and id = $2`, [
    companyId,
    id,
    name,
    JSON.stringify(options),
  ]);

export const saveListDeletion = (sql: Sql, companyId: number, id: number, at: number | null): Promise<number> =>
  sql.run(`update field_lists set deleted_at = $3 where ${own()} and id = $2`, [
    companyId,
    id,
    at === null ? null : new Date(at),
  ]);

export async function isListNameTaken(sql: Sql, companyId: number, id: number, name: string): Promise<boolean> {
  const row = await sql.first(
    `select 1 from field_lists where ${own()} and lower(name) = lower($2) and id <> $3 and deleted_at is null`,
    [companyId, name, id],
  );
  return row !== undefined;
}
