import type { FieldEntity, FieldOption, FieldType } from '@tenderlane/domain/fields';
import type { Sql } from '../../platform/database/database';
import { own, owner } from '../../platform/database/tenant';

export interface FieldRow {
  id: number;
  entity: FieldEntity;
  name: string;
  variable: string;
  type: FieldType;
  list_id: number | null;
  options: FieldOption[];
  required: boolean;
  visible: boolean;
  /** Counts saves, except those of the order. */
  version: number;
}

const FIELD = `select f.id, f.entity, f.name, f.variable, f.type, f.list_id, coalesce(l.options, '[]') as options, f.required, f.visible, f.version
  from custom_fields f left join field_lists l on l.id = f.list_id`;

export const listFields = (sql: Sql, companyId: number, entity: FieldEntity | null = null): Promise<FieldRow[]> =>
  sql.rows(
    `${FIELD} where ${own('f')} and f.deleted_at is null and ($2::text is null or f.entity = $2) order by f.entity, f.position, f.id`,
    [companyId, entity],
  );

export const requiredFields = (company: string) => `array(select q.variable from custom_fields q
    where ${own('q', company)} and q.entity = 'load' and q.required and q.visible and q.deleted_at is null order by q.position)`;

export const lockFields = (sql: Sql, companyId: number): Promise<number> =>
  sql.run(`select pg_advisory_xact_lock(hashtext('fields'), hashint8(id)) from companies where id = $1`, [companyId]);

export const findField = (
  sql: Sql,
  companyId: number,
  id: number,
): Promise<(FieldRow & { deleted_at: Date | null }) | undefined> =>
  sql.first(
    `select f.*, coalesce(l.options, '[]') as options from custom_fields f left join field_lists l on l.id = f.list_id
      where ${own('f')} and f.id = $2`,
    [companyId, id],
  );

export type NewField = Omit<FieldRow, 'id' | 'options' | 'version'>;

export async function insertField(sql: Sql, companyId: number, field: NewField, at: number): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into custom_fields (company_id, entity, name, variable, type, list_id, required, visible, position, created_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8,
             (select coalesce(max(p.position), 0) + 1 from custom_fields p where ${own('p')} and p.entity = $2), $9) returning id`,
    [
      companyId,
      field.entity,
      field.name,
      field.variable,
      field.type,
      field.list_id,
      field.required,
      field.visible,
      new Date(at),
    ],
  );
  return row.id;
}

export const saveField = (sql: Sql, companyId: number, id: number, field: Omit<NewField, 'entity'>): Promise<number> =>
  sql.run(
    `update custom_fields set name = $3, variable = $4, type = $5, list_id = $6, required = $7, visible = $8, version = version + 1
      where ${own()} and id = $2`,
    [companyId, id, field.name, field.variable, field.type, field.list_id, field.required, field.visible],
  );

export const saveFieldDeletion = (sql: Sql, companyId: number, id: number, at: number | null): Promise<number> =>
  sql.run(`update custom_fields set deleted_at = $3 where ${own()} and id = $2`, [
    companyId,
    id,
    at === null ? null : new Date(at),
  ]);

export const saveFieldOrder = (sql: Sql, companyId: number, ids: readonly number[]): Promise<number> =>
  sql.run(
    `update custom_fields f set position = named.position from unnest($2::bigint[]) with ordinality as named(id, position)
      where ${own('f')} and f.id = named.id`,
    [companyId, ids],
  );

export async function isVariableTaken(
  sql: Sql,
  companyId: number,
  { id, entity, variable }: { id: number; entity: FieldEntity; variable: string },
): Promise<boolean> {
  const row = await sql.first(
    `select 1 from custom_fields where ${own()} and entity = $2 and variable = $3 and id <> $4 and deleted_at is null`,
    [companyId, entity, variable, id],
  );
  return row !== undefined;
}

const RECORDS = { load: 'load_details', carrier: 'carriers' } as const satisfies Record<FieldEntity, string>;

export async function listUsedVariables(sql: Sql, companyId: number, entity: FieldEntity): Promise<Set<string>> {
  const rows = await sql.rows<{ variable: string }>(
    `select f.variable from custom_fields f where ${own('f')} and f.entity = $2
        and exists (select 1 from ${RECORDS[entity]} r where ${own('r')} and r.custom <> '{}' and r.custom ? f.variable)`,
    [companyId, entity],
  );
  return new Set(rows.map(({ variable }) => variable));
}
