import type { Side } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import type { Member } from '../../platform/principal';
import { NOW } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';

export interface AccountRow {
  id: number;
  email: string | null;
  phone: string | null;
  first_name: string;
  last_name: string;
  locale: Locale;
  country_id: string;
}

const ACCOUNT = `id, email, phone, first_name, last_name, locale, country_id`;

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

export function saveProfile(sql: Sql, account: Omit<AccountRow, 'email' | 'phone'>): Promise<number> {
  return sql.run(`update accounts set first_name = $2, last_name = $3, locale = $4, country_id = $5 where id = $1`, [
    account.id,
    account.first_name,
    account.last_name,
    account.locale,
    account.country_id,
  ]);
}

interface SessionOwner {
  position: number;
  session_id: number;
  account_id: number;
  name: string;
  login: string;
  locale: Locale;
  is_stale: boolean;
  link_id: number | null;
  link_company_id: number | null;
}

type SessionBrand = Pick<
  Member,
  'companyId' | 'companyName' | 'companyCountryId' | 'companyCurrency' | 'memberId' | 'role'
>;

export interface SessionKey {
  tokenHash: Buffer;
  side: Side;
}

export type LiveSession = SessionOwner & { brand: SessionBrand | null };

/** The sessions of tokens that were used within 30 days, each with its place in the list and the person's in its brand. */
export async function listLiveSessions(sql: Sql, keys: SessionKey[]): Promise<LiveSession[]> {
  const rows = await sql.rows<SessionOwner & { [Key in keyof SessionBrand]: SessionBrand[Key] | null }>(
    `select asked.position - 1 as position, s.id as session_id, s.account_id, trim(a.first_name || ' ' || a.last_name) as name,
            coalesce(a.email, a.phone) as login, a.locale, s.last_seen_at < clock_timestamp() - interval '1 minute' as is_stale,
            s.link_id, s.link_company_id, c.id as "companyId", c.name as "companyName", c.country_id as "companyCountryId", c.currency as "companyCurrency",
            m.id as "memberId", m.role
       from unnest($1::bytea[], $2::text[]) with ordinality as asked(token_hash, application, position)
       join sessions s on s.token_hash = asked.token_hash and s.application = asked.application
       join accounts a on a.id = s.account_id
       left join brand_members m on m.company_id = s.company_id and m.account_id = s.account_id and m.state = 'active'
       left join companies c on c.id = m.company_id
      where s.ended_at is null and s.last_seen_at > clock_timestamp() - interval '30 days'
        and (s.expires_at is null or s.expires_at > clock_timestamp())`,
    [keys.map(({ tokenHash }) => tokenHash), keys.map(({ side }) => side)],
  );
  return rows.map(({ position, session_id, account_id, name, login, locale, is_stale, ...rest }) => {
    const { link_id, link_company_id, ...brand } = rest;
    const owner = { position, session_id, account_id, name, login, locale, is_stale, link_id, link_company_id };
    return { ...owner, brand: isBrand(brand) ? brand : null };
  });
}

function isBrand(brand: { [Key in keyof SessionBrand]: SessionBrand[Key] | null }): brand is SessionBrand {
  return brand.memberId !== null;
}

/** Notes that sessions are in use, at most once a minute. */
export function touchSessions(sql: Sql, ids: number[]): Promise<number> {
  return sql.run(
    `update sessions set last_seen_at = clock_timestamp()
      where id = any(array(select id from sessions
                            where id = any($1::bigint[]) and last_seen_at < clock_timestamp() - interval '1 minute'
                            for no key update skip locked))`,
    [ids],
  );
}

/** What a session opened by a link is bound to. */
export interface SessionLink {
  id: number;
  /** The company that sent it. */
  companyId: number;
  expiresAt: number;
}

export async function insertSession(
  sql: Sql,
  session: {
    tokenHash: Buffer;
    accountId: number;
    application: Side;
    companyId: number | null;
    userAgent: string;
    address: string;
    at: number;
    link?: SessionLink | undefined;
  },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into sessions (token_hash, account_id, application, company_id, user_agent, address, created_at, last_seen_at,
                           link_id, link_company_id, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10) returning id`,
    [
      session.tokenHash,
      session.accountId,
      session.application,
      session.companyId,
      session.userAgent,
      session.address,
      new Date(session.at),
      session.link?.id ?? null,
      session.link?.companyId ?? null,
      session.link ? new Date(session.link.expiresAt) : null,
    ],
  );
  return row.id;
}

/** The brand of this application the person worked in last, else the first one joined. */
export async function findFirstCompany(sql: Sql, accountId: number, application: Side): Promise<number | null> {
  const row = await sql.first<{ company_id: number }>(
    `select m.company_id from brand_members m
       join companies c on c.id = m.company_id and c.kind = $2
       left join lateral (select max(s.last_seen_at) as last_at from sessions s
                           where s.account_id = m.account_id and s.application = $2 and s.company_id = m.company_id) used on true
      where m.account_id = $1 and m.state = 'active'
      order by used.last_at desc nulls last, m.id limit 1`,
    [accountId, application],
  );
  return row?.company_id ?? null;
}

/** Makes a company the active one of a session. */
export function enterCompany(sql: Sql, sessionId: number, companyId: number): Promise<number> {
  return sql.run(`update sessions set company_id = $2 where id = $1`, [sessionId, companyId]);
}

/** The same, answering the company before; nothing when it is the active one already. */
export function replaceCompany(
  sql: Sql,
  sessionId: number,
  companyId: number,
): Promise<{ company_id: number | null } | undefined> {
  return sql.first(
    `update sessions s set company_id = $2
       from (select id, company_id from sessions where id = $1 for no key update) before
      where s.id = before.id and before.company_id is distinct from $2 returning before.company_id`,
    [sessionId, companyId],
  );
}

/** Takes a company out of all sessions of a person who no longer belongs to it; another brand of the person follows. */
export function leaveCompany(sql: Sql, accountId: number, companyId: number): Promise<number> {
  return sql.run(
    `update sessions s set company_id = (
       select m.company_id from brand_members m join companies c on c.id = m.company_id and c.kind = s.application
        where m.account_id = s.account_id and m.state = 'active' and m.company_id <> $2 order by m.id limit 1)
     where s.account_id = $1 and s.company_id = $2 and s.ended_at is null`,
    [accountId, companyId],
  );
}

/** The company of one of the person's brand members, if this application can show it. */
export async function findMemberCompany(
  sql: Sql,
  accountId: number,
  memberId: number,
  application: Side,
): Promise<number | null> {
  const row = await sql.first<{ company_id: number }>(
    `select m.company_id from brand_members m join companies c on c.id = m.company_id and c.kind = $3
      where m.id = $2 and m.account_id = $1 and m.state = 'active'`,
    [accountId, memberId, application],
  );
  return row?.company_id ?? null;
}

export interface SessionRow {
  id: number;
  application: string;
  user_agent: string;
  address: string;
  created_at: Date;
  last_seen_at: Date;
}

export function listSessions(sql: Sql, accountId: number): Promise<SessionRow[]> {
  return sql.rows(
    `select id, application, user_agent, address, created_at, last_seen_at from sessions
      where account_id = $1 and ended_at is null and last_seen_at > clock_timestamp() - interval '30 days'
        and (expires_at is null or expires_at > clock_timestamp())
      order by last_seen_at desc, id desc limit 200`,
    [accountId],
  );
}

export function saveSessionEnd(sql: Sql, accountId: number, id: number, at: number): Promise<number> {
  return sql.run(`update sessions set ended_at = $3 where account_id = $1 and id = $2 and ended_at is null`, [
    accountId,
    id,
    new Date(at),
  ]);
}

/** Ends the sessions that links of one sender opened for a login. */
export function saveLinkSessionsEnd(sql: Sql, senderId: number, login: string, at: number): Promise<number> {
  return sql.run(
    `update sessions s set ended_at = $3 from accounts a
      where s.link_company_id = $1 and s.link_id is not null and s.ended_at is null and a.id = s.account_id
        and (a.email = $2 or a.phone = $2)`,
    [senderId, login, new Date(at)],
  );
}

export interface BrandRow {
  member_id: number;
  company_id: number;
  name: string;
}

/** The brands of a person that an application can show. */
export function listBrands(sql: Sql, accountId: number, application: Side): Promise<BrandRow[]> {
  return sql.rows(
    `select m.id as member_id, c.id as company_id, c.name from brand_members m
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
  is_search_started: boolean;
  is_load_booked: boolean;
  is_trip_completed: boolean;
  is_carrier_invited: boolean;
  carriers_request_count: number;
}

export interface OwnAccountRow extends AccountRow {
  now: Date;
  brands: BrandRow[];
  company: ActiveCompanyRow | null;
}

/** What every page begins with: a person's account, its brands and the active company with the facts of its onboarding. */
export function findOwnAccount(
  sql: Sql,
  asker: { accountId: number; side: Side; companyId: number | null },
): Promise<OwnAccountRow | undefined> {
  return sql.first(
    `select ${ACCOUNT}, ${NOW} as now,
            (select coalesce(json_agg(json_build_object('member_id', m.id, 'company_id', c.id, 'name', c.name) order by m.id), '[]')
               from brand_members m join companies c on c.id = m.company_id and c.kind = $2
              where m.account_id = $1 and m.state = 'active') as brands,
            (select to_json(company) from (
               select c.id, c.name, c.admin_id, c.country_id, c.currency, c.legal_id,
                      exists (select 1 from loads l where l.company_id = $3 and l.published_at is not null) as is_search_started,
                      exists (select 1 from loads l where l.company_id = $3 and l.timeline ? 'confirmed') as is_load_booked,
                      exists (select 1 from loads l where l.company_id = $3 and l.timeline ? 'unloading') as is_trip_completed,
                      exists (select 1 from carriers r where r.company_id = $3) as is_carrier_invited,
                      (select count(*) from carriers r where r.company_id = $3 and r.state = 'requested') as carriers_request_count
                 from companies c where c.id = $3) as company) as company
       from accounts where id = $1`,
    [asker.accountId, asker.side, asker.companyId],
  );
}
