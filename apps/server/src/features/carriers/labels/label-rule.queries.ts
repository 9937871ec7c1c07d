import type { CapabilityLane, Certificate } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';
import { toLane } from '../capabilities/capability.queries';
import type { NamedCapabilities } from '../capabilities/present-capabilities';

export interface RuleRow {
  id: number;
  name: string;
  rule: NamedCapabilities;
}

export function listLabelRules(sql: Sql, companyId: number, labelId: number | null): Promise<RuleRow[]> {
  return sql.rows(
    `select l.id, l.name, l.rule from labels l where ${own('l')} and l.rule is not null and ($2::bigint is null or l.id = $2) order by l.id`,
    [companyId, labelId],
  );
}

const CONCERNED = `(r.body_types <> '{}' or r.certificates <> '{}' or r.lane_countries <> '{}'
             or exists (select 1 from carrier_labels cl where ${own('cl')} and cl.carrier_id = r.id and cl.by_rule))`;

export async function countRuledCarriers(sql: Sql, companyId: number): Promise<number> {
  const row = await sql.one<{ total: number }>(
    `select count(*) as total from carriers r where ${own('r')} and r.state <> 'removed' and ${CONCERNED}`,
    [companyId],
  );
  return row.total;
}

export interface CarrierForLabelRules {
  id: number;
  carrier_company_id: number | null;
  body_types: string[];
  certificates: Certificate[];
  lanes: CapabilityLane[];
  labels: { id: number; name: string; by_rule: boolean }[];
}

/**
 * Lists given carriers, or the next ones that rules may concern, with the data that rules read; locked until the
 * transaction ends.
 */
export async function lockCarriersForLabelRules(
  sql: Sql,
  companyId: number,
  { ids, after, limit }: { ids: number[] | null; after: number; limit: number },
): Promise<CarrierForLabelRules[]> {
  const rows = await sql.rows<Omit<CarrierForLabelRules, 'lanes'> & { lanes: Parameters<typeof toLane>[0][] }>(
    `select r.id, r.carrier_company_id, r.body_types, r.certificates,
            coalesce((select jsonb_agg(to_jsonb(v)) from capability_lanes v
                       where v.carrier_id = r.id or (v.carrier_id is null and v.company_id = r.carrier_company_id)), '[]') as lanes,
            coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'by_rule', cl.by_rule) order by lower(l.name))
                        from carrier_labels cl join labels l on l.id = cl.label_id where ${own('cl')} and cl.carrier_id = r.id), '[]') as labels
       from carriers r
      where ${own('r')} and r.state <> 'removed' and r.id > $3 and ($2::bigint[] is null or r.id = any($2))
        and ($2::bigint[] is not null or ${CONCERNED})
      order by r.id limit $4 for no key update of r`,
    [companyId, ids, after, limit],
  );
  return rows.map((row) => ({ ...row, lanes: row.lanes.map(toLane) }));
}

export interface RuleLabel {
  carrierId: number;
  labelId: number;
}

export function addLabelsByRule(sql: Sql, companyId: number, given: RuleLabel[]): Promise<number> {
  return sql.run(
    `insert into carrier_labels (company_id, carrier_id, label_id, by_rule)
     select ${owner()}, g."carrierId", g."labelId", true
       from jsonb_to_recordset($2::jsonb) as g("carrierId" bigint, "labelId" bigint) on conflict do nothing`,
    [companyId, JSON.stringify(given)],
  );
}

export function removeLabelsByRule(sql: Sql, companyId: number, taken: RuleLabel[]): Promise<number> {
  return sql.run(
    `delete from carrier_labels cl using jsonb_to_recordset($2::jsonb) as g("carrierId" bigint, "labelId" bigint)
      where ${own('cl')} and cl.by_rule and cl.carrier_id = g."carrierId" and cl.label_id = g."labelId"`,
    [companyId, JSON.stringify(taken)],
  );
}
