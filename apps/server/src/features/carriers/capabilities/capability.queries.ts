import type { Certificate } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { ofCarrier, own, owner, unscoped } from '../../../platform/database/tenant';
import type { NamedCapabilities } from './present-capabilities';

interface LaneRow {
  from_country: string;
  from_name: string | null;
  from_lat: number | null;
  from_lon: number | null;
  to_country: string;
  to_name: string | null;
  to_lat: number | null;
  to_lon: number | null;
}

interface CapabilityRow {
  carrier_id: number | null;
  company_id: number;
  body_types: string[];
  certificates: Certificate[];
  is_found: boolean;
  lanes: LaneRow[];
}

const end = (countryId: string, name: string | null, lat: number | null, lon: number | null) => ({
  countryId,
  name,
  point: lat === null || lon === null ? null : { lat, lon },
});

export const toLane = (row: LaneRow) => ({
  from: end(row.from_country, row.from_name, row.from_lat, row.from_lon),
  to: end(row.to_country, row.to_name, row.to_lat, row.to_lon),
});

export const toCapabilities = ({
  body_types,
  certificates,
  lanes,
}: Pick<CapabilityRow, 'body_types' | 'certificates' | 'lanes'>): NamedCapabilities => ({
  bodyTypes: body_types,
  certificates,
  lanes: lanes.map(toLane),
});

const LANES = `coalesce((select jsonb_agg(to_jsonb(v) order by v.position) from capability_lanes v where v.capability_id = k.id), '[]') as lanes`;
const CAPABILITY = `select k.carrier_id, k.company_id, k.body_types, k.certificates, k.is_found, ${LANES} from capabilities k`;

export function findOwnCapabilities(sql: Sql, companyId: number): Promise<CapabilityRow | undefined> {
  return sql.first(`${CAPABILITY} where ${own('k')} and k.carrier_id is null`, [companyId]);
}

export function listCarrierCapabilities(sql: Sql, companyId: number, carrierId: number): Promise<CapabilityRow[]> {
  return sql.rows(
    `${CAPABILITY} where ${own('k')} and k.carrier_id = $2
     union all
     ${CAPABILITY} where k.carrier_id is null ${unscoped('what a carrier of the own network says of itself')}
       and k.company_id = (select r.carrier_company_id from carriers r where ${own('r')} and r.id = $2)`,
    [companyId, carrierId],
  );
}

export async function saveCapabilities(
  sql: Sql,
  { companyId, carrierId, isFound }: { companyId: number; carrierId: number | null; isFound: boolean },
  { bodyTypes, certificates, lanes }: NamedCapabilities,
  at: number,
): Promise<void> {
  const unique =
    carrierId === null ? '(company_id) where carrier_id is null' : '(carrier_id) where carrier_id is not null';
  const { id } = await sql.one<{ id: number }>(
    `insert into capabilities (company_id, carrier_id, body_types, certificates, is_found, updated_at)
     values (${owner()}, $2, $3, $4, $5, $6)
     on conflict ${unique} do update set body_types = excluded.body_types, certificates = excluded.certificates,
       is_found = excluded.is_found, updated_at = excluded.updated_at
     returning id`,
    [companyId, carrierId, bodyTypes, certificates, isFound, new Date(at)],
  );
  await sql.run(`delete from capability_lanes where ${own()} and capability_id = $2`, [companyId, id]);
  await sql.run(
    `insert into capability_lanes (capability_id, company_id, carrier_id, position, from_country, from_name, from_lat, from_lon,
                                   to_country, to_name, to_lat, to_lon)
     select $2, ${owner()}, $3, l.position, l.from_country, l.from_name, l.from_lat, l.from_lon, l.to_country, l.to_name, l.to_lat, l.to_lon
       from jsonb_to_recordset($4::jsonb) as l(position int, from_country text, from_name text, from_lat float8, from_lon float8,
                                               to_country text, to_name text, to_lat float8, to_lon float8)`,
    [
      companyId,
      id,
      carrierId,
      JSON.stringify(
        lanes.map(({ from, to }, position) => ({
          position,
          from_country: from.countryId,
          from_name: from.name,
          from_lat: from.point?.lat ?? null,
          from_lon: from.point?.lon ?? null,
          to_country: to.countryId,
          to_name: to.name,
          to_lat: to.point?.lat ?? null,
          to_lon: to.point?.lon ?? null,
        })),
      ),
    ],
  );
}

const ofRelation = (relation: string) =>
  `(k.carrier_id = ${relation}.id or (k.carrier_id is null and k.company_id = ${relation}.carrier_company_id))`;

const refresh = (where: string) => `update carriers t set
    body_types = array(select distinct b from capabilities k, unnest(k.body_types) b where ${ofRelation('t')} order by b),
    certificates = array(select distinct c from capabilities k, unnest(k.certificates) c where ${ofRelation('t')} order by c),
    lane_countries = array(select distinct v.from_country || '-' || v.to_country as lane from capability_lanes v
                            where v.carrier_id = t.id or (v.carrier_id is null and v.company_id = t.carrier_company_id) order by lane)
  where ${where}`;

export const refreshRelation = (sql: Sql, companyId: number, carrierId: number): Promise<number> =>
  sql.run(refresh(`${own('t')} and t.id = $2`), [companyId, carrierId]);

export const refreshRelationsOf = (sql: Sql, carrierCompanyId: number): Promise<number> =>
  sql.run(refresh(ofCarrier('t')), [carrierCompanyId]);

export function listRuledRelations(sql: Sql, carrierCompanyId: number): Promise<{ id: number; company_id: number }[]> {
  return sql.rows(
    `select r.id, r.company_id from carriers r where ${ofCarrier('r')} and r.state <> 'removed'
        and exists (select 1 from labels l where ${own('l', 'r.company_id')} and l.rule is not null)
      order by r.company_id, r.id`,
    [carrierCompanyId],
  );
}
