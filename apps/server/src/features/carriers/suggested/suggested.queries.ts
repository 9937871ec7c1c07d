import { LANE_RADIUS_KM, type AudienceKind } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';
import { PLACE_NAMES, type PlaceNames } from '../../reference';

export interface LaneTowns {
  from_name: string | null;
  from_place: PlaceNames | null;
  to_name: string | null;
  to_place: PlaceNames | null;
}

export interface LoadToCarry extends LaneTowns {
  id: number;
  name: string | null;
  state: string;
  body_types: string[];
  audience_kind: AudienceKind;
  label_ids: number[];
  carrier_ids: number[];
  audience_rule: object | null;
  from_country: string | null;
  from_lat: number | null;
  from_lon: number | null;
  to_country: string | null;
  to_lat: number | null;
  to_lon: number | null;
}

const stop = (side: 'from' | 'to', kind: string, order: string) => `left join lateral (
    select coalesce(w.address ->> 'city', w.address ->> 'name') as name, ${PLACE_NAMES} as place, w.country_id, w.lat, w.lon
      from waypoints w left join places p on p.id = w.place_id
     where ${own('w')} and w.load_id = l.id and w.kind = '${kind}' order by w.position ${order} limit 1) ${side}_stop on true`;

export function findLoadToCarry(sql: Sql, companyId: number, id: number): Promise<LoadToCarry | undefined> {
  return sql.first(
    `select l.id, l.name, l.state, array(select jsonb_array_elements_text(d.truck -> 'body_types')) as body_types,
            a.audience_kind, a.label_ids, a.carrier_ids, a.audience_rule,
            from_stop.name as from_name, from_stop.place as from_place, to_stop.place as to_place, from_stop.country_id as from_country, from_stop.lat as from_lat, from_stop.lon as from_lon,
            to_stop.name as to_name, to_stop.country_id as to_country, to_stop.lat as to_lat, to_stop.lon as to_lon
       from loads l join load_details d on ${own('d')} and d.load_id = l.id join auctions a on ${own('a')} and a.load_id = l.id
       ${stop('from', 'pickup', 'asc')} ${stop('to', 'delivery', 'desc')}
      where ${own('l')} and l.id = $2 and l.deleted_at is null`,
    [companyId, id],
  );
}

export async function findLoadOwner(sql: Sql, id: number): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select company_id from loads where id = $1 ${unscoped('only to tell a person which of the own brands to open')}`,
    [id],
  );
  return row?.company_id;
}

export interface AwardedCarrier extends LaneTowns {
  carrier_id: number;
  count: number;
}

interface Ends {
  from_lat: number;
  from_lon: number;
  to_lat: number;
  to_lon: number;
}

/** Condition for a place within LANE_RADIUS_KM; the box in degrees uses the index first. */
const near = (side: 'from' | 'to', lat: string, lon: string) =>
  `n.${side}_lat between ${lat} - ${LANE_RADIUS_KM} / 111.0 and ${lat} + ${LANE_RADIUS_KM} / 111.0
   and great_circle_km(n.${side}_lat, n.${side}_lon, ${lat}, ${lon}) <= ${LANE_RADIUS_KM}`;

/**
 * Lists carriers by the number of awards from the own company near both ends, most first. Awards of other companies are
 * never read.
 */
export function listAwardedNear(
  sql: Sql,
  companyId: number,
  { from_lat, from_lon, to_lat, to_lon }: Ends,
  since: number,
  limit: number,
): Promise<AwardedCarrier[]> {
  return sql.rows(
    `select d.carrier_id, count(*) as count, null as from_name, null as from_place, null as to_name, null as to_place
       from lanes n join lane_awards w on ${own('w')} and w.lane_id = n.id
       join load_details d on ${own('d')} and d.load_id = w.load_id and d.carrier_id is not null
      where ${own('n')} and w.confirmed_at >= $6
        and ${near('from', '$2::float8', '$3::float8')} and ${near('to', '$4::float8', '$5::float8')}
      group by d.carrier_id order by count(*) desc, d.carrier_id limit $7`,
    [companyId, from_lat, from_lon, to_lat, to_lon, new Date(since), limit],
  );
}

export function listAwarded(sql: Sql, companyId: number, since: number, limit: number): Promise<AwardedCarrier[]> {
  const town = (side: 'from' | 'to', kind: string, order: string) => `left join lateral (
      select coalesce(w.address ->> 'city', w.address ->> 'name') as name, ${PLACE_NAMES} as place
        from waypoints w left join places p on p.id = w.place_id
       where ${own('w')} and w.load_id = t.load_id and w.kind = '${kind}' order by w.position ${order} limit 1) ${side}_town on true`;
  return sql.rows(
    `select t.carrier_id, t.count, from_town.name as from_name, from_town.place as from_place,
            to_town.name as to_name, to_town.place as to_place
       from (select distinct on (d.carrier_id) d.carrier_id, count(*) as count, max(w.load_id) as load_id
               from lane_awards w join load_details d on ${own('d')} and d.load_id = w.load_id and d.carrier_id is not null
              where ${own('w')} and w.confirmed_at >= $2
              group by d.carrier_id, w.lane_id order by d.carrier_id, count(*) desc, max(w.load_id) desc) t
       ${town('from', 'pickup', 'asc')} ${town('to', 'delivery', 'desc')}
      order by t.count desc, t.carrier_id limit $3`,
    [companyId, new Date(since), limit],
  );
}

export async function listOwnLanes(sql: Sql, companyId: number, since: number): Promise<string[]> {
  const rows = await sql.rows<{ lane: string }>(
    `select f.country_id || '-' || t.country_id as lane
       from loads l join waypoints f on ${own('f')} and f.load_id = l.id and f.kind = 'pickup'
       join waypoints t on ${own('t')} and t.load_id = l.id and t.kind = 'delivery'
      where ${own('l')} and l.deleted_at is null and l.created_at >= $2 and f.country_id is not null and t.country_id is not null
      group by 1 order by count(*) desc, 1 limit 20`,
    [companyId, new Date(since)],
  );
  return rows.map(({ lane }) => lane);
}

const LANE_MEETS = (side: 'from' | 'to', country: string, lat: string, lon: string) =>
  `(case when v.${side}_lat is null or ${lat} is null then v.${side}_country = ${country}
         else great_circle_km(v.${side}_lat, v.${side}_lon, ${lat}, ${lon}) <= ${LANE_RADIUS_KM} end)`;

interface LaneOfLoad {
  from_country: string;
  from_lat: number | null;
  from_lon: number | null;
  to_country: string;
  to_lat: number | null;
  to_lon: number | null;
}

const lanePlaces = ({ from_country, from_lat, from_lon, to_country, to_lat, to_lon }: LaneOfLoad) => [
  from_country,
  from_lat,
  from_lon,
  to_country,
  to_lat,
  to_lon,
];
const MEETS_BOTH = `${LANE_MEETS('from', '$2', '$3::float8', '$4::float8')} and ${LANE_MEETS('to', '$5', '$6::float8', '$7::float8')}`;

export async function listOwnOnLane(sql: Sql, companyId: number, lane: LaneOfLoad, limit: number): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>(
    `select r.id from carriers r where ${own('r')} and r.state in ('suggested', 'invited', 'requested', 'on_review', 'verified')
        and (r.id in (select v.carrier_id from capability_lanes v where ${own('v')} and v.carrier_id is not null and ${MEETS_BOTH})
          or r.carrier_company_id in (select v.company_id from capability_lanes v where v.carrier_id is null
               ${unscoped('what carriers of the own network say of themselves')} and ${MEETS_BOTH}))
      order by r.verified_at nulls last, r.id limit $8`,
    [companyId, ...lanePlaces(lane), limit],
  );
  return rows.map(({ id }) => id);
}

export interface FoundRow {
  id: number;
  name: string;
  country_id: string;
  legal_id: string | null;
  is_confirmed: boolean;
  legal_id_confirmed_at: Date | null;
  is_claimed_by_others: boolean;
  body_types: string[];
  certificates: string[];
  drives_lane: boolean;
}

/** Companies outside the network that are not the own company and share no member with it. */
const MAY_BE_FOUND = `k.is_found and k.carrier_id is null and c.closed_at is null ${unscoped('companies that agreed to be found by every shipper')}
    and not exists (select 1 from carriers r where ${own('r')} and r.carrier_company_id = k.company_id and r.state <> 'removed')
    and not exists (select 1 from companies s where s.id = $1 and s.country_id = c.country_id and s.legal_id = c.legal_id)
    and not exists (select 1 from brand_members a join brand_members b on b.account_id = a.account_id
                     where a.company_id = $1 and b.company_id = k.company_id)`;

const FOUND = `k.company_id as id, c.name, c.country_id, c.legal_id, c.legal_id_confirmed_at is not null as is_confirmed, c.legal_id_confirmed_at,
    exists (select 1 from companies o where o.kind = 'carrier' and o.country_id = c.country_id and o.legal_id = c.legal_id and o.id <> c.id)
      as is_claimed_by_others, k.body_types, k.certificates`;

export function listFoundOnLane(sql: Sql, companyId: number, lane: LaneOfLoad, limit: number): Promise<FoundRow[]> {
  return sql.rows(
    `select ${FOUND}, true as drives_lane from capabilities k join companies c on c.id = k.company_id
      where ${MAY_BE_FOUND} and exists (select 1 from capability_lanes v where v.capability_id = k.id and ${MEETS_BOTH})
      order by lower(c.name), c.id limit $8`,
    [companyId, ...lanePlaces(lane), limit],
  );
}

export function listFound(sql: Sql, companyId: number, lanes: string[], limit: number): Promise<FoundRow[]> {
  return sql.rows(
    `select * from (
       select ${FOUND}, exists (select 1 from capability_lanes v where v.capability_id = k.id
                                  and v.from_country || '-' || v.to_country = any($2)) as drives_lane
         from capabilities k join companies c on c.id = k.company_id where ${MAY_BE_FOUND}) f
      order by f.drives_lane desc, lower(f.name), f.id limit $3`,
    [companyId, lanes, limit],
  );
}

export interface FoundOwner {
  company_id: number;
  name: string;
  country_id: string;
  legal_id: string | null;
  login: string;
}

export function listFoundOwners(sql: Sql, companyId: number, ids: number[]): Promise<FoundOwner[]> {
  return sql.rows(
    `select k.company_id, c.name, c.country_id, c.legal_id, coalesce(a.email, a.phone) as login
       from capabilities k join companies c on c.id = k.company_id join accounts a on a.id = c.admin_id
      where ${MAY_BE_FOUND} and k.company_id = any($2::bigint[]) order by k.company_id`,
    [companyId, ids],
  );
}

export async function listInAudience(
  sql: Sql,
  companyId: number,
  load: Pick<LoadToCarry, 'audience_kind' | 'label_ids' | 'carrier_ids' | 'audience_rule'>,
  { ids, now }: { ids: number[]; now: number },
): Promise<Set<number>> {
  const rows = await sql.rows<{ id: number }>(
    `select r.id from carriers r
      where ${own('r')} and r.id = any($2::bigint[])
        and (r.id in (select id from audience_carriers($1, $3, $4, $5, $6::jsonb))
          or r.id in (select carrier_id from audience_invited($1, $3, $4, $5, $6::jsonb, $7)))`,
    [companyId, ids, load.audience_kind, load.label_ids, load.carrier_ids, load.audience_rule, new Date(now)],
  );
  return new Set(rows.map(({ id }) => id));
}
