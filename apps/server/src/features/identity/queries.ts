import type { Side } from '@tenderlane/domain/core';
import type { Locale } from '@tenderlane/contract';
import { NOW } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { own, unscoped } from '../../platform/database/tenant';

export interface AccountRow {
  id: number;
  email: string | null;
  phone: string | null;
  first_name: string;
  last_name: string;
  locale: Locale;
  country_id: string;
  terms_version: string | null;
}

const ACCOUNT = `id, email, phone, first_name, last_name, locale, country_id, terms_version`;

export function findAccount(sql: Sql, id: number): Promise<AccountRow | undefined> {
  return sql.first(`select ${ACCOUNT} from accounts where id = $1`, [id]);
}

export function lockAccount(sql: Sql, id: number): Promise<AccountRow | undefined> {
  return sql.first(`select ${ACCOUNT} from accounts where id = $1 for no key update`, [id]);
}

export function findAccountByLogin(sql: Sql, login: string): Promise<AccountRow | undefined> {
  const column = login.includes('@') ? 'email' : 'phone';
  return sql.first(`select ${ACCOUNT} from accounts where ${column} = $1`, [login]);
}

export async function insertAccount(
  sql: Sql,
  account: { email: string | null; phone: string | null; locale: Locale; countryId: string; at: number },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into accounts (email, phone, locale, country_id, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [account.email, account.phone, account.locale, account.countryId, new Date(account.at)],
  );
  return row.id;
}

export function saveProfile(sql: Sql, account: Omit<AccountRow, 'email' | 'phone'>, at: number): Promise<number> {
  return sql.run(
    `update accounts set first_name = $2, last_name = $3, locale = $4, country_id = $5, terms_version = $6,
            terms_accepted_at = case when terms_version is distinct from $6 then $7 else terms_accepted_at end
      where id = $1`,
    [
      account.id,
      account.first_name,
      account.last_name,
      account.locale,
      account.country_id,
      account.terms_version,
      new Date(at),
    ],
  );
}

/** Finds the brand used last in this application, else the first one joined; a closed one only if there is no other. */
export async function findFirstCompany(sql: Sql, accountId: number, application: Side): Promise<number | null> {
  const row = await sql.first<{ company_id: number }>(
    `select m.company_id from brand_members m ${unscoped('a person’s own memberships')}
       join companies c on c.id = m.company_id and c.kind = $2
       left join lateral (select max(s.last_seen_at) as last_at from sessions s
                           where s.account_id = m.account_id and s.application = $2 and s.company_id = m.company_id) used on true
      where m.account_id = $1 and m.state = 'active'
      order by c.closed_at is not null, used.last_at desc nulls last, m.id limit 1`,
    [accountId, application],
  );
  return row?.company_id ?? null;
}

export async function findMemberCompany(
  sql: Sql,
  accountId: number,
  memberId: number,
  application: Side,
): Promise<number | null> {
  const row = await sql.first<{ company_id: number }>(
    `select m.company_id from brand_members m ${unscoped('a person’s own memberships')}
       join companies c on c.id = m.company_id and c.kind = $3
      where m.id = $2 and m.account_id = $1 and m.state = 'active'`,
    [accountId, memberId, application],
  );
  return row?.company_id ?? null;
}

export interface BrandRow {
  member_id: number;
  company_id: number;
  name: string;
  is_closed: boolean;
}

export function listBrands(sql: Sql, accountId: number, application: Side): Promise<BrandRow[]> {
  return sql.rows(
    `select m.id as member_id, c.id as company_id, c.name, c.closed_at is not null as is_closed from brand_members m ${unscoped('a person’s own memberships')}
       join companies c on c.id = m.company_id and c.kind = $2
      where m.account_id = $1 and m.state = 'active' order by m.id`,
    [accountId, application],
  );
}

export interface ActiveCompanyRow {
  id: number;
  name: string;
  admin_id: number;
  country_id: string;
  currency: string;
  legal_id: string | null;
  closed_at: string | null;
  is_search_started: boolean;
  is_load_booked: boolean;
  is_trip_completed: boolean;
  is_carrier_invited: boolean;
  carriers_request_count: number;
  is_demo_booked: boolean;
}

export interface ManagerRow {
  name: string;
  position: string | null;
  telegram: string | null;
  photo_file_id: number | null;
}

export interface OwnAccountRow extends AccountRow {
  now: Date;
  is_locked: boolean;
  is_operator: boolean;
  is_demo_booked: boolean;
  manager: ManagerRow | null;
  brands: BrandRow[];
  company: ActiveCompanyRow | null;
}

/** A lock by any company applies to the account $1, because the name is the same in all companies. */
const IS_LOCKED = `exists (select 1 from brand_members k ${unscoped('a person’s own memberships')}
  where k.account_id = $1 and k.state = 'active' and not k.can_edit_profile)`;

export async function isProfileLocked(sql: Sql, accountId: number): Promise<boolean> {
  const row = await sql.one<{ is_locked: boolean }>(`select ${IS_LOCKED} as is_locked`, [accountId]);
  return row.is_locked;
}

/** The operator's company: the configured one, else the first that was created; never the demo. */
export const operatorCompany = (brand: string) =>
  `coalesce(${brand}::bigint, (select min(id) from companies where not is_demo))`;

/** The manager of the company $3; null if the person has left the operator's company $4. */
const MANAGER = `select trim(a.first_name || ' ' || a.last_name) as name,
    m.position, p.telegram, p.photo_file_id
  from companies c
  join brand_members m on m.company_id = ${operatorCompany('$4')} and m.account_id = c.manager_account_id and m.state = 'active'
  join accounts a on a.id = m.account_id
  left join operator_profiles p on p.account_id = a.id
 where c.id = $3`;

export function findOwnAccount(
  sql: Sql,
  asker: { accountId: number; side: Side; companyId: number | null },
  operatorBrand: number | undefined,
): Promise<OwnAccountRow | undefined> {
  return sql.first(
    `select ${ACCOUNT}, ${NOW} as now, ${IS_LOCKED} as is_locked, coalesce($3 = ${operatorCompany('$4')}, false) as is_operator,
            (select to_json(manager) from (${MANAGER}) as manager) as manager,
            (select coalesce(json_agg(json_build_object('member_id', m.id, 'company_id', c.id, 'name', c.name, 'is_closed', c.closed_at is not null) order by m.id), '[]')
               from brand_members m join companies c on c.id = m.company_id and c.kind = $2
              where m.account_id = $1 and m.state = 'active') as brands,
            (select to_json(company) from (
               select c.id, c.name, c.admin_id, c.country_id, c.currency, c.legal_id, c.closed_at,
                      exists (select 1 from loads l where ${own('l', '$3')} and l.published_at is not null) as is_search_started,
                      exists (select 1 from loads l where ${own('l', '$3')} and l.timeline ? 'confirmed') as is_load_booked,
                      exists (select 1 from loads l where ${own('l', '$3')} and l.completed_at is not null) as is_trip_completed,
                      exists (select 1 from carriers r where ${own('r', '$3')} and r.state <> 'requested') as is_carrier_invited,
                      (select count(*) from carriers r where ${own('r', '$3')} and r.state = 'requested') as carriers_request_count,
                      exists (select 1 from demo_bookings b where ${own('b', '$3')} and b.confirmed_at is not null) as is_demo_booked
                 from companies c where c.id = $3) as company) as company,
            exists (select 1 from demo_bookings b ${unscoped('a person’s own bookings')}
                     where b.login in (accounts.email, accounts.phone) and b.confirmed_at is not null) as is_demo_booked
       from accounts where id = $1`,
    [asker.accountId, asker.side, asker.companyId, operatorBrand ?? null],
  );
}
