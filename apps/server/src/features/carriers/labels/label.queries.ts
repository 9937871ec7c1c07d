import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';
import type { NamedCapabilities } from '../capabilities/present-capabilities';

export interface LabelRow {
  id: number;
  name: string;
  count: number;
  rule: NamedCapabilities | null;
}

export function listLabels(sql: Sql, companyId: number): Promise<LabelRow[]> {
  return sql.rows(
    `select l.id, l.name, l.rule, (select count(*) from carrier_labels cl join carriers r on r.id = cl.carrier_id
              where ${own('cl')} and ${own('r')} and cl.label_id = l.id and r.state <> 'removed') as count
       from labels l where ${own('l')} order by natural_key(lower(l.name)) limit 1000`,
    [companyId],
  );
}

export async function saveLabel(
  sql: Sql,
  companyId: number,
  name: string,
  at: number,
): Promise<{ id: number; isNew: boolean }> {
  const row = await sql.one<{ id: number; isNew: boolean }>(
    `insert into labels (company_id, name, created_at) values (${owner()}, $2, $3)
     on conflict (company_id, lower(name)) do update set name = labels.name returning id, (xmax = 0) as "isNew"`,
    [companyId, name, new Date(at)],
  );
  return row;
}

export function deleteLabel(sql: Sql, companyId: number, id: number): Promise<{ name: string } | undefined> {
  return sql.first(`delete from labels where ${own()} and id = $2 returning name`, [companyId, id]);
}

export async function filterOwnLabels(sql: Sql, companyId: number, ids: number[]): Promise<Set<number>> {
  const rows = await sql.rows<{ id: number }>(`select id from labels where ${own()} and id = any($2::bigint[])`, [
    companyId,
    ids,
  ]);
  return new Set(rows.map(({ id }) => id));
}

export async function replaceLabels(sql: Sql, companyId: number, carrierId: number, labelIds: number[]): Promise<void> {
  await sql.run(
    `delete from carrier_labels where ${own()} and carrier_id = $2 and not by_rule and not (label_id = any($3::bigint[]))`,
    [companyId, carrierId, labelIds],
  );
  await addLabels(
    sql,
    companyId,
    labelIds.map((labelId) => ({ carrierId, labelId })),
  );
}

export function addLabels(
  sql: Sql,
  companyId: number,
  given: { carrierId: number; labelId: number }[],
): Promise<number> {
  return sql.run(
    `insert into carrier_labels (company_id, carrier_id, label_id)
     select ${owner()}, g."carrierId", g."labelId" from jsonb_to_recordset($2::jsonb) as g("carrierId" bigint, "labelId" bigint)
     on conflict do nothing`,
    [companyId, JSON.stringify(given)],
  );
}

export function lockLabel(
  sql: Sql,
  companyId: number,
  id: number,
): Promise<{ name: string; rule: NamedCapabilities | null } | undefined> {
  return sql.first(`select name, rule from labels where ${own()} and id = $2 for no key update`, [companyId, id]);
}

export async function isNameTaken(sql: Sql, companyId: number, id: number, name: string): Promise<boolean> {
  const row = await sql.first(`select 1 from labels where ${own()} and lower(name) = lower($3) and id <> $2`, [
    companyId,
    id,
    name,
  ]);
  return row !== undefined;
}

export function saveLabelChange(
  sql: Sql,
  companyId: number,
  id: number,
  { name, rule }: { name: string; rule: NamedCapabilities | null },
): Promise<number> {
  return sql.run(`update labels set name = $3, rule = $4::jsonb where ${own()} and id = $2`, [
    companyId,
    id,
    name,
    rule === null ? null : JSON.stringify(rule),
  ]);
}

export function keepLabelsWithoutRule(sql: Sql, companyId: number, labelId: number): Promise<number> {
  return sql.run(`update carrier_labels set by_rule = false where ${own()} and label_id = $2 and by_rule`, [
    companyId,
    labelId,
  ]);
}
