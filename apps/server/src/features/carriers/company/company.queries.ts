import type { AccountType } from '@tenderlane/domain/brands';
import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import { own, owner } from '../../../platform/database/tenant';
import { companyProfile } from '../../brands';

const { NO_PROFILE, PROFILE_FIELDS, profileColumns } = companyProfile;
type ProfileColumns = companyProfile.ProfileColumns;

export async function findCarrierProfile(sql: Sql, companyId: number, carrierId: number): Promise<ProfileColumns> {
  const row = await sql.first<ProfileColumns>(
    `select ${profileColumns('p')} from carriers r join company_profiles p on p.company_id = r.carrier_company_id
      where ${own('r')} and r.id = $2`,
    [companyId, carrierId],
  );
  return row ?? NO_PROFILE;
}

export async function findTypedProfile(sql: Sql, companyId: number, carrierId: number): Promise<ProfileColumns> {
  const row = await sql.first<ProfileColumns>(
    `select ${profileColumns('p')} from carrier_profiles p where ${own('p')} and p.carrier_id = $2`,
    [companyId, carrierId],
  );
  return row ?? NO_PROFILE;
}

export function saveTypedProfile(
  sql: Sql,
  companyId: number,
  carrierId: number,
  profile: ProfileColumns,
  at: number,
): Promise<number> {
  return sql.run(
    `insert into carrier_profiles (company_id, carrier_id, ${PROFILE_FIELDS.join(', ')}, updated_at)
     values (${owner()}, $3, ${PROFILE_FIELDS.map((_, index) => `$${index + 4}`).join(', ')}, $2)
     on conflict (carrier_id) do update set ${PROFILE_FIELDS.map((field) => `${field} = excluded.${field}`).join(', ')},
       updated_at = excluded.updated_at`,
    [companyId, new Date(at), carrierId, ...PROFILE_FIELDS.map((field) => profile[field])],
  );
}

export function saveTypedIdentity(
  sql: Sql,
  companyId: number,
  carrierId: number,
  { name, countryId, legalId }: { name: string; countryId: string | null; legalId: string | null },
): Promise<number> {
  return sql.run(
    `update carriers set name = $3, country_id = $4, legal_id = $5 where ${own()} and id = $2 and carrier_company_id is null`,
    [companyId, carrierId, name, countryId, legalId],
  );
}

export interface SigneeNames {
  first_name: string;
  middle_name: string | null;
  last_name: string;
  position: string | null;
  basis: string | null;
}

export async function findDefaultSignee(sql: Sql, companyId: number, carrierId: number): Promise<SigneeNames | null> {
  const row = await sql.first<SigneeNames>(
    `select s.first_name, s.middle_name, s.last_name, s.position, s.basis
       from carriers r join company_signees s on s.company_id = r.carrier_company_id and s.is_default and s.deleted_at is null
      where ${own('r')} and r.id = $2`,
    [companyId, carrierId],
  );
  return row ?? null;
}

export interface ShownRequisites {
  bank_name: string;
  bank_address: string | null;
  account: string;
  type: AccountType;
  currency: string;
  is_main: boolean;
}

export function listCarrierRequisites(sql: Sql, companyId: number, carrierId: number): Promise<ShownRequisites[]> {
  return sql.rows(
    `select q.bank_name, q.bank_address, q.account, q.type, q.currency, q.is_main
       from carriers r join company_requisites q on q.company_id = r.carrier_company_id
      where ${own('r')} and r.id = $2 and q.state = 'confirmed' and q.deleted_at is null order by q.is_main desc, q.id`,
    [companyId, carrierId],
  );
}

export async function hasPendingRequisites(sql: Sql, companyId: number, carrierId: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from carriers r join company_requisites q on q.company_id = r.carrier_company_id
      where ${own('r')} and r.id = $2 and q.state = 'pending' and q.deleted_at is null limit 1`,
    [companyId, carrierId],
  );
  return row !== undefined;
}

export interface SharedWay {
  kind: 'account' | 'phone';
  value: string;
  id: number;
  name: string;
  legal_id: string | null;
}

/** Condition for a contact `t` that the shipper may see: its own notes, and those a company of its network shares. */
const CONTACT_OF = (carrier: string, company: string) => `(${own('t')} and t.carrier_id = ${carrier}.id)
  or (t.company_id = ${company} and t.carrier_id is null and t.is_shared and ${oneOf(`${carrier}.state`, NETWORK_RELATIONS)})`;

const PHONES = (carrier: string, company: string) => `
  select s.phone from company_signees s where s.company_id = ${company} and s.phone is not null and s.deleted_at is null
  union select a.phone from companies m join accounts a on a.id = m.admin_id where m.id = ${company} and a.phone is not null
  union select ${carrier}.login where ${carrier}.login like '+%'
  union select t.phone from contacts t where t.phone is not null and t.deleted_at is null and (${CONTACT_OF(carrier, company)})`;

/**
 * Lists carriers of this network with the same bank account or phone but another legal id. Companies outside this
 * network are not read.
 */
export function listSharedWays(sql: Sql, companyId: number, carrierId: number): Promise<SharedWay[]> {
  return sql.rows(
    `with me as (
       select r.id, r.login, r.state, r.carrier_company_id, coalesce(c.country_id, r.country_id) as country_id,
              case when c.id is null then r.legal_id else c.legal_id end as legal_id
         from carriers r left join companies c on c.id = r.carrier_company_id where ${own('r')} and r.id = $2
     ), others as (
       select n.id, n.login, n.state, n.carrier_company_id, coalesce(c.name, nullif(n.name, ''), n.login, '') as name,
              case when c.id is null then n.legal_id else c.legal_id end as legal_id, coalesce(c.country_id, n.country_id) as country_id
         from carriers n left join companies c on c.id = n.carrier_company_id
        where ${own('n')} and n.state <> 'removed' and n.id <> $2
     ), shared as (
       select 'account' as kind, mine.account_key as value, o.id
         from me join company_requisites mine on mine.company_id = me.carrier_company_id and mine.deleted_at is null
         join company_requisites q on q.account_key = mine.account_key and q.deleted_at is null and q.company_id <> mine.company_id
         join others o on o.carrier_company_id = q.company_id
       union
       select 'phone', p.phone, o.id
         from me cross join lateral (${PHONES('me', 'me.carrier_company_id')}) p
         join company_signees s on s.phone = p.phone and s.deleted_at is null
         join others o on o.carrier_company_id = s.company_id
       union
       select 'phone', p.phone, o.id
         from me cross join lateral (${PHONES('me', 'me.carrier_company_id')}) p
         join contacts t on t.phone = p.phone and t.deleted_at is null
         join others o on ${CONTACT_OF('o', 'o.carrier_company_id')}
       union
       select 'phone', p.phone, o.id
         from me cross join lateral (${PHONES('me', 'me.carrier_company_id')}) p join others o on o.login = p.phone
       union
       select 'phone', p.phone, o.id
         from me cross join lateral (${PHONES('me', 'me.carrier_company_id')}) p
         join accounts a on a.phone = p.phone join companies m on m.admin_id = a.id join others o on o.carrier_company_id = m.id
     )
     select w.kind, w.value, o.id, o.name, o.legal_id from shared w join others o on o.id = w.id cross join me
      where (o.country_id, o.legal_id) is distinct from (me.country_id, me.legal_id)
      order by w.kind, w.value, lower(o.name), o.id limit 100`,
    [companyId, carrierId],
  );
}
