import { isEqual } from '@tenderlane/domain/values';
import type { Waypoint } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { own, owner } from '../../../platform/database/tenant';
import type { LoadParts } from '../load-parts';

/**
 * Writes the parts of a load after its head and route; the row must be locked or new. Terms equal to those in `before`
 * are not written.
 */
export async function saveLoadParts(
  sql: Sql,
  companyId: number,
  id: number,
  parts: LoadParts,
  before?: LoadParts,
): Promise<void> {
  await sql.run(
    `insert into load_details (company_id, load_id, cargo, truck, payment, note, tags, distance_km, distance_source, field_versions, custom)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (load_id) do update set cargo = excluded.cargo, truck = excluded.truck, payment = excluded.payment, note = excluded.note,
       tags = excluded.tags, distance_km = excluded.distance_km, distance_source = excluded.distance_source,
       field_versions = excluded.field_versions, custom = excluded.custom`,
    [
      companyId,
      id,
      JSON.stringify(parts.cargo),
      JSON.stringify(parts.truck),
      JSON.stringify(parts.payment),
      parts.note,
      parts.tags,
      parts.distance_km,
      parts.distance_source,
      JSON.stringify(parts.field_versions),
      JSON.stringify(parts.custom),
    ],
  );
  if (!before || !isEqual(termsIn(parts), termsIn(before))) await saveTerms(sql, companyId, id, parts);
  await sql.run(`update load_details set search_text = load_search_text(load_id) where ${own()} and load_id = $2`, [
    companyId,
    id,
  ]);
}

const termsIn = ({
  terms,
  audience_kind,
  label_ids,
  carrier_ids,
  audience_rule,
  link_code,
  lowest_target,
}: LoadParts) => ({
  terms,
  audience_kind,
  label_ids,
  carrier_ids,
  audience_rule,
  link_code,
  lowest_target,
});

function saveTerms(sql: Sql, companyId: number, id: number, parts: LoadParts): Promise<number> {
  return sql.run(
    `insert into auctions (company_id, load_id, terms, audience_kind, label_ids, carrier_ids, link_code, lowest_target, audience_rule)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (load_id) do update set terms = excluded.terms, audience_kind = excluded.audience_kind,
       label_ids = excluded.label_ids, carrier_ids = excluded.carrier_ids, link_code = excluded.link_code,
       lowest_target = excluded.lowest_target, audience_rule = excluded.audience_rule`,
    [
      companyId,
      id,
      JSON.stringify(parts.terms),
      parts.audience_kind,
      parts.label_ids,
      parts.carrier_ids,
      parts.link_code,
      parts.lowest_target && JSON.stringify(parts.lowest_target),
      parts.audience_rule && JSON.stringify(parts.audience_rule),
    ],
  );
}

/** Replaces the route: waypoints with an id keep it, others are new. Returns the ids in order. */
export async function saveWaypoints(
  sql: Sql,
  companyId: number,
  loadId: number,
  waypoints: Waypoint[],
  placeIds: (number | null)[],
): Promise<number[]> {
  const kept = waypoints.flatMap(({ id }) => (id ? [id] : []));
  await sql.run(`delete from waypoints where ${own()} and load_id = $2 and not (id = any($3::bigint[]))`, [
    companyId,
    loadId,
    kept,
  ]);
  const rows = JSON.stringify(
    waypoints.map((waypoint, position) => ({ ...waypoint, position, place_id: placeIds[position] })),
  );
  await sql.run(
    `update waypoints w set position = n.position, kind = n.kind, name = n.name, facility_id = n.facility_id, note = n.note,
       contact = n.contact, address = n.address, place_id = n.place_id, window_from = (n."window"->>'from')::timestamptz, window_to = (n."window"->>'to')::timestamptz
     from jsonb_to_recordset($3::jsonb) as ${WAYPOINT_RECORD} where ${own('w')} and w.load_id = $2 and w.id = n.id`,
    [companyId, loadId, rows],
  );
  await sql.run(
    `insert into waypoints (company_id, load_id, position, kind, name, facility_id, note, contact, address, place_id, window_from, window_to)
     select ${owner()}, $2, n.position, n.kind, n.name, n.facility_id, n.note, n.contact, n.address, n.place_id,
            (n."window"->>'from')::timestamptz, (n."window"->>'to')::timestamptz
       from jsonb_to_recordset($3::jsonb) as ${WAYPOINT_RECORD} where n.id is null`,
    [companyId, loadId, rows],
  );
  const saved = await sql.rows<{ id: number }>(
    `select id from waypoints where ${own()} and load_id = $2 order by position`,
    [companyId, loadId],
  );
  return saved.map(({ id }) => id);
}

const WAYPOINT_RECORD = `n(id bigint, position integer, kind text, name text, facility_id bigint, note text, contact jsonb,
  address jsonb, place_id bigint, "window" jsonb)`;

export async function listRoutePlaces(sql: Sql, companyId: number, loadId: number): Promise<number[]> {
  const rows = await sql.rows<{ place_id: number }>(
    `select distinct place_id from waypoints where ${own()} and load_id = $2 and place_id is not null`,
    [companyId, loadId],
  );
  return rows.map(({ place_id: id }) => id);
}
