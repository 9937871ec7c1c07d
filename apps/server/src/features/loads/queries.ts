import type { Sql } from '../../platform/database/database';
import { idsOf } from '../../platform/database/ids-parameter';
import { own, owner, unscoped } from '../../platform/database/tenant';
import { requiredFields } from '../fields';
import type { LoadParts } from './load-parts';
import type { LoadRow } from './load-row';

export const LOAD_COLUMNS = `l.id, l.number, l.company_id, l.manager_id, l.state, l.previous_state, l.version, l.name, l.external_id, l.tender_type,
  l.country_id, l.currency, l.publish_at, l.published_at, l.end0, l.effective_end, l.decision_ends_at,
  l.confirmation_ends_at, l.due_at, l.finished_at, l.completed_at, l.vehicle_set_at, l.papers_signed_at, l.papers_ready_at, l.delivered_at, l.proof_at, l.opened_at, l.first_pickup_from, l.first_pickup_to, l.last_delivery_from, l.bid_count, l.lowest,
  l.highest, l.leader_option_id, l.selected_option_id, l.selected_bid_id, l.selected_via, l.selected_by,
  l.awarded_price, l.awarded_net, l.loading_told_at, l.approval, l.left_ms, l.reopen_count, l.release_used, l.extended_count, l.bid_seq, l.chain_seq,
  l.chain_hash, l.timeline, l.republished_from_id, l.republish_count, l.created_at, l.updated_at, l.updated_by, l.deleted_at`;

export function findLoadRow(sql: Sql, companyId: number, id: number): Promise<LoadRow | undefined> {
  return sql.first(`select ${LOAD_COLUMNS} from loads l where ${own('l')} and l.id = $2`, [companyId, id]);
}

export function lockLoadRow(sql: Sql, companyId: number, id: number): Promise<LoadRow | undefined> {
  return sql.first(`select ${LOAD_COLUMNS} from loads l where ${own('l')} and l.id = $2 for no key update of l`, [
    companyId,
    id,
  ]);
}

export function findLoadParts(sql: Sql, companyId: number, id: number): Promise<LoadParts | undefined> {
  return sql.first(`${PARTS} where ${own('d')} and d.load_id = $2`, [companyId, id]);
}

export function listLoadParts(sql: Sql, ids: number[]): Promise<(LoadParts & { load_id: number })[]> {
  return sql.rows(`${PARTS} where d.load_id = any(${idsOf('$1')}) ${unscoped('loads the clock has locked')}`, [ids]);
}

const WAYPOINT_JSON = `json_build_object('id', w.id, 'kind', w.kind, 'name', w.name, 'facility_id', w.facility_id, 'note', w.note,
  'contact', w.contact, 'address', w.address,
  'window', case when w.window_from is null and w.window_to is null then null
            else json_build_object('from', ${iso('w.window_from')}, 'to', ${iso('w.window_to')}) end)`;

const PARTS = `select d.load_id, d.cargo, d.truck, d.payment, d.note, d.tags, d.distance_km::float8 as distance_km, d.distance_source,
  d.field_versions, d.custom, ${requiredFields('d.company_id')} as required_fields, a.terms, a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule, a.link_code, a.reached, a.approval_rule, a.lowest_target,
  coalesce((select json_agg(${WAYPOINT_JSON} order by w.position) from waypoints w where w.load_id = d.load_id), '[]') as waypoints
  from load_details d join auctions a on a.load_id = d.load_id`;

function iso(column: string): string {
  return `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export async function insertLoad(
  sql: Sql,
  load: Pick<
    LoadRow,
    | 'company_id'
    | 'manager_id'
    | 'name'
    | 'external_id'
    | 'tender_type'
    | 'country_id'
    | 'currency'
    | 'republished_from_id'
    | 'republish_count'
  >,
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into loads (company_id, manager_id, name, external_id, tender_type, country_id, currency, republished_from_id,
                        republish_count, created_at, updated_at, updated_by)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $2) returning id`,
    [
      load.company_id,
      load.manager_id,
      load.name,
      load.external_id,
      load.tender_type,
      load.country_id,
      load.currency,
      load.republished_from_id,
      load.republish_count,
      new Date(at),
    ],
  );
  return row.id;
}

/** Writes the edited head with the next version; the due time of a scheduled draft follows its publication time. */
export function saveLoadHead(
  sql: Sql,
  row: Pick<
    LoadRow,
    | 'company_id'
    | 'id'
    | 'version'
    | 'name'
    | 'external_id'
    | 'tender_type'
    | 'currency'
    | 'first_pickup_from'
    | 'first_pickup_to'
    | 'last_delivery_from'
    | 'publish_at'
  >,
  by: number | null,
  at: number,
): Promise<number> {
  return sql.run(
    `update loads set version = $3, name = $4, external_id = $5, tender_type = $6, currency = $7, first_pickup_from = $8,
       first_pickup_to = $9, publish_at = $10, updated_by = $11, updated_at = $12, last_delivery_from = $13,
       due_at = case when state = 'draft' and due_at is not null then $10 else due_at end
      where ${own()} and id = $2`,
    [
      row.company_id,
      row.id,
      row.version,
      row.name,
      row.external_id,
      row.tender_type,
      row.currency,
      row.first_pickup_from,
      row.first_pickup_to,
      row.publish_at,
      by,
      new Date(at),
      row.last_delivery_from,
    ],
  );
}

export function saveDeletion(sql: Sql, companyId: number, id: number, deletedAt: number | null): Promise<number> {
  return sql.run(`update loads set deleted_at = $3 where ${own()} and id = $2`, [
    companyId,
    id,
    deletedAt === null ? null : new Date(deletedAt),
  ]);
}
