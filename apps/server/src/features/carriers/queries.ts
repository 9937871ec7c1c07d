import {
  type InvitationFacts,
  type PacketStatus,
  type RelationState,
  NETWORK_RELATIONS,
  LINKED_RELATIONS,
} from '@tenderlane/domain/carriers';
import type { FieldValues } from '@tenderlane/domain/fields';
import { epochMsOf } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { oneOf } from '../../platform/database/one-of';
import { idsOf } from '../../platform/database/ids-parameter';
import { ofCarrier, own, owner, unscoped } from '../../platform/database/tenant';
import { legalIdCheck, type LegalIdCheckRow } from './legal-ids/legal-id.queries';
import type { Relation } from './relation';

const relationWith = (
  more: string,
) => `select r.id, r.company_id, r.carrier_company_id, r.company_closed_at is not null as is_closed, r.state, r.previous_state,
    coalesce(c.name, nullif(r.name, ''), r.login, '') as name, coalesce(c.country_id, r.country_id) as country_id,
    case when c.id is null then r.legal_id else c.legal_id end as legal_id, r.login, r.requested_login, r.contact_name, r.external_id, r.reason, r.invited_at, r.verified_at,
    r.confirmed_at${more}
  from carriers r left join companies c on c.id = r.carrier_company_id`;

const RELATION = relationWith('');

export function lockRelation(sql: Sql, companyId: number, id: number): Promise<Relation | undefined> {
  return sql.first(`${RELATION} where ${own('r')} and r.id = $2 for no key update of r`, [companyId, id]);
}

export function findRelationById(sql: Sql, companyId: number, id: number): Promise<Relation | undefined> {
  return sql.first(`${RELATION} where ${own('r')} and r.id = $2`, [companyId, id]);
}

/**
 * Locks the relation of a shipper and a carrier company, in any state. It must be locked before the company's row, as
 * in the closing of a company.
 */
export function lockRelationWith(sql: Sql, companyId: number, carrierCompanyId: number): Promise<Relation | undefined> {
  return sql.first(`${RELATION} where ${own('r')} and ${ofCarrier('r', '$2')} for no key update of r`, [
    companyId,
    carrierCompanyId,
  ]);
}

export async function findOwner(sql: Sql, id: number): Promise<number | undefined> {
  return (
    await sql.first<{ company_id: number }>(
      `select company_id from carriers where id = $1 ${unscoped('only to tell a person which of the own brands to open')}`,
      [id],
    )
  )?.company_id;
}

export function findRelationForMessage(
  sql: Sql,
  companyId: number,
  id: number,
): Promise<(Relation & { company_name: string }) | undefined> {
  return sql.first(
    `select r.*, s.name as company_name from (${RELATION}) r join companies s on s.id = r.company_id where ${own('r')} and r.id = $2`,
    [companyId, id],
  );
}

export function listInNetworks(sql: Sql, carrierCompanyId: number): Promise<{ id: number; company_id: number }[]> {
  return sql.rows(
    `select r.id, r.company_id from carriers r where ${ofCarrier('r')} and ${oneOf('r.state', NETWORK_RELATIONS)} order by r.id`,
    [carrierCompanyId],
  );
}

export interface CarrierRow extends Relation, LegalIdCheckRow {
  labels: { id: number; name: string; by_rule: boolean }[];
  packet_status: PacketStatus;
  trips: number;
  trucks: number;
  rating_x100: number | null;
  rating_count: number;
  response_bp: number | null;
  acceptance_bp: number | null;
  cancel_bp: number | null;
  on_time_bp: number | null;
  body_types: string[];
  certificates: string[];
  lane_countries: string[];
  agreement_ends_on: string | null;
  custom: FieldValues;
  website: string | null;
  fleet_size: string | null;
  registered_on: string | null;
  tax_id: string | null;
  address: string | null;
  industry: string | null;
  organization_size: string | null;
  approved_by: string | null;
  /** The member who confirmed the number for this network; null if the operator did. */
  number_checked_by: string | null;
  packet_checked: { by: string; at: number } | null;
  created_at: Date;
  invitation_expires_at: Date | null;
  message_sends_at: Date | null;
  is_opted_out: boolean;
  invitation: LastInvitation | null;
  asked_at: Date;
}

interface LastInvitation extends InvitationFacts {
  reminders: number;
  remindAt: number | null;
}

const PROFILE = `p.website, p.fleet_size, p.registered_on::text as registered_on, p.tax_id, p.industry, p.organization_size,
    nullif(concat_ws(', ', p.address_street, p.address_city, p.address_region, p.address_postal_code,
      upper(p.address_country_id)), '') as address`;

/** The profile of the carrier's company, or the shipper's notes if it has none; at most one row, found by key. */
const PROFILES = `left join lateral (
      (select ${PROFILE} from carrier_profiles p where r.carrier_company_id is null and ${own('p')} and p.carrier_id = r.id)
      union all (select ${PROFILE} from company_profiles p where p.company_id = r.carrier_company_id) limit 1) p on true`;

const SHOWN = `, r.packet_status, r.body_types, r.certificates, r.lane_countries, r.agreement_ends_on::text as agreement_ends_on,
    r.custom, r.created_at,
    (select count(*) from trucks k where k.deleted_at is null and ((${own('k')} and k.carrier_id = r.id)
       or (k.carrier_id is null and k.company_id = r.carrier_company_id)))::int as trucks,
    (select trim(a.first_name || ' ' || a.last_name) from accounts a where a.id = r.verified_by) as approved_by,
    (select trim(a.first_name || ' ' || a.last_name) from accounts a where a.id = r.confirmed_by) as number_checked_by,
    (select jsonb_build_object('by', trim(a.first_name || ' ' || a.last_name), 'at', extract(epoch from k.approved_at) * 1000)
       from packets k join accounts a on a.id = k.approved_by
      where ${own('k')} and k.carrier_id = r.id and r.packet_status = 'approved') as packet_checked,
    ${legalIdCheck('r', 'c')}`;

const CARRIER = `select r.*, p.*, coalesce(m.trips, 0) as trips, m.rating_x100, coalesce(m.rating_count, 0) as rating_count,
    m.response_bp, m.acceptance_bp, m.cancel_bp, m.on_time_bp,
    coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'by_rule', cl.by_rule) order by lower(l.name))
      from carrier_labels cl join labels l on l.id = cl.label_id where ${own('cl')} and cl.carrier_id = r.id), '[]') as labels,
    (select i.expires_at from carrier_invitations i where ${own('i')} and i.carrier_id = r.id and r.state = 'invited'
      and i.revoked_at is null order by i.id desc limit 1) as invitation_expires_at,
    (select max(m.due_at) from company_messages m where ${own('m')} and m.login = r.login and r.state = 'invited'
      and m.due_at > $3 and m.sent_at is null and m.dropped_at is null) as message_sends_at,
    r.state = 'invited' and exists (select 1 from opt_outs o where ${own('o')} and o.login = r.login) as is_opted_out,
    (select jsonb_build_object('sendsAt', ${epochMsOf('i.sent_at')}, 'expiresAt', ${epochMsOf('i.expires_at')},
        'deliveredAt', ${epochMsOf('i.delivered_at')}, 'failedAt', ${epochMsOf('i.failed_at')}, 'openedAt', ${epochMsOf('i.opened_at')},
        'usedAt', ${epochMsOf('i.used_at')}, 'revokedAt', ${epochMsOf('i.revoked_at')}, 'reminders', i.reminders,
        'remindAt', ${epochMsOf('i.remind_at')})
       from carrier_invitations i where ${own('i')} and i.carrier_id = r.id order by i.id desc limit 1) as invitation,
    $3::timestamptz as asked_at
  from (${relationWith(SHOWN)}) r left join carrier_metrics m on ${own('m')} and m.carrier_id = r.id ${PROFILES}`;

export function listCarriers(sql: Sql, companyId: number, ids: number[], now: number): Promise<CarrierRow[]> {
  return sql.rows(
    `${CARRIER} where ${own('r')} and r.id = any(${idsOf('$2')}) order by array_position($2::bigint[], r.id)`,
    [companyId, ids, new Date(now)],
  );
}

export interface RelationChange {
  state: RelationState;
  previous_state?: RelationState | null;
  reason?: string | null;
  verified_at?: Date | null;
  verifiedBy?: number;
}

export function saveRelation(sql: Sql, relation: Relation, change: RelationChange): Promise<number> {
  const { state, previous_state, reason, verified_at } = { ...relation, ...change };
  return sql.run(
    `update carriers set state = $3, previous_state = $4, reason = $5, verified_at = $6, verified_by = coalesce($7, verified_by)
      where ${own()} and id = $2`,
    [relation.company_id, relation.id, state, previous_state, reason, verified_at, change.verifiedBy ?? null],
  );
}

export function saveCarrierCompany(
  sql: Sql,
  relation: Pick<Relation, 'id' | 'company_id'>,
  joined: { carrierCompanyId: number; state: RelationState; requestedLogin: string | null; verifiedAt: number | null },
): Promise<number> {
  return sql.run(
    `update carriers r set carrier_company_id = c.id, name = c.name, country_id = c.country_id, legal_id = c.legal_id,
       state = $4, requested_login = $5, verified_at = coalesce($6, r.verified_at), reason = null, previous_state = null
      from companies c where ${own('r')} and r.id = $2 and c.id = $3`,
    [
      relation.company_id,
      relation.id,
      joined.carrierCompanyId,
      joined.state,
      joined.requestedLogin,
      joined.verifiedAt === null ? null : new Date(joined.verifiedAt),
    ],
  );
}

export function renameRelations(sql: Sql, carrierCompanyId: number): Promise<number> {
  return sql.run(
    `update carriers r set name = c.name, country_id = c.country_id, legal_id = c.legal_id
      from companies c where ${ofCarrier('r')} and c.id = $1`,
    [carrierCompanyId],
  );
}

export async function insertRelation(
  sql: Sql,
  companyId: number,
  carrierCompanyId: number,
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into carriers (company_id, carrier_company_id, state, name, created_at)
     select ${owner()}, c.id, 'suggested', c.name, $3 from companies c where c.id = $2 returning id`,
    [companyId, carrierCompanyId, new Date(at)],
  );
  return row.id;
}

export async function isSameCompany(sql: Sql, companyId: number, carrierCompanyId: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from companies s join companies c on c.country_id = s.country_id and c.legal_id = s.legal_id where s.id = $1 and c.id = $2`,
    [companyId, carrierCompanyId],
  );
  return row !== undefined;
}

export interface ShipperRow {
  name: string;
  country_id: string;
  state: RelationState;
  since: Date;
}

export function listShippers(sql: Sql, carrierCompanyId: number): Promise<ShipperRow[]> {
  return sql.rows(
    `select s.name, s.country_id, r.state, coalesce(r.verified_at, r.created_at) as since
       from carriers r join companies s on s.id = r.company_id
      where ${ofCarrier('r')} and ${oneOf('r.state', LINKED_RELATIONS)} order by lower(s.name), r.id limit 1000`,
    [carrierCompanyId],
  );
}

export const saveAgreementEnd = (sql: Sql, companyId: number, id: number, endsOn: string | null): Promise<number> =>
  sql.run(`update carriers set agreement_ends_on = $3::date where ${own()} and id = $2`, [companyId, id, endsOn]);

export const saveOwnFields = (sql: Sql, companyId: number, id: number, values: FieldValues): Promise<number> =>
  sql.run(`update carriers set custom = $3 where ${own()} and id = $2`, [companyId, id, JSON.stringify(values)]);

export async function filterOwnCarriers(sql: Sql, companyId: number, ids: number[]): Promise<Set<number>> {
  const rows = await sql.rows<{ id: number }>(`select id from carriers where ${own()} and id = any($2::bigint[])`, [
    companyId,
    ids,
  ]);
  return new Set(rows.map(({ id }) => id));
}
