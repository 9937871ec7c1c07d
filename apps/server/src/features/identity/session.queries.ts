import type { Side } from '@tenderlane/domain/core';
import type { Locale } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { NOW } from '../../platform/clock';
import { own, unscoped } from '../../platform/database/tenant';
import { orderOfLink, type LinkedOrderRow } from '../../platform/holders/linked-order.queries';
import type { Holder, Member } from '../../platform/principal';

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
  expires_at: Date | null;
  link_order: LinkedOrderRow | null;
  started_at: Date;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  now: Date;
}

type SessionBrand = Pick<
  Member,
  'companyId' | 'companyName' | 'companyCountryId' | 'companyCurrency' | 'companyIsClosed' | 'memberId' | 'role'
>;

export interface SessionKey {
  tokenHash: Buffer;
  side: Side;
}

export type LiveSession = SessionOwner & { brand: SessionBrand | null };

type FoundSession<Row> = Row & SessionOwner & { [Key in keyof SessionBrand]: SessionBrand[Key] | null };

const liveSessionsOf = (asked: string, columns: string) => `
  select ${columns}, s.id as session_id, s.account_id, trim(a.first_name || ' ' || a.last_name) as name,
         coalesce(a.email, a.phone) as login, a.locale, s.last_seen_at < clock_timestamp() - interval '1 minute' as is_stale,
         s.link_id, s.link_company_id, s.expires_at, case when s.link_id is not null then (${orderOfLink('s.link_id')}) end as link_order, s.created_at as started_at, a.terms_version, a.terms_accepted_at, ${NOW} as now, c.id as "companyId", c.name as "companyName", c.country_id as "companyCountryId", c.currency as "companyCurrency",
         c.closed_at is not null as "companyIsClosed", m.id as "memberId", m.role
    from ${asked}
    join accounts a on a.id = s.account_id
    left join brand_members m ${unscoped('the session names the company')} on m.company_id = s.company_id and m.account_id = s.account_id and m.state = 'active'
    left join companies c on c.id = m.company_id
   where s.ended_at is null and s.last_seen_at > clock_timestamp() - interval '30 days'
     and (s.expires_at is null or s.expires_at > clock_timestamp())`;

export async function listLiveSessions(sql: Sql, keys: SessionKey[]): Promise<LiveSession[]> {
  const asked = `unnest($1::bytea[], $2::text[]) with ordinality as asked(token_hash, application, position)
    join sessions s on s.token_hash = asked.token_hash and s.application = asked.application`;
  const rows = await sql.rows<FoundSession<object>>(liveSessionsOf(asked, 'asked.position - 1 as position'), [
    keys.map(({ tokenHash }) => tokenHash),
    keys.map(({ side }) => side),
  ]);
  return rows.map(withBrand);
}

export async function listSessionsById(
  sql: Sql,
  ids: readonly number[],
): Promise<(LiveSession & { application: Side })[]> {
  const asked = 'unnest($1::bigint[]) as asked(id) join sessions s on s.id = asked.id';
  const rows = await sql.rows<FoundSession<{ application: Side }>>(
    liveSessionsOf(asked, '0 as position, s.application'),
    [ids],
  );
  return rows.map((row) => ({ ...withBrand(row), application: row.application }));
}

function withBrand({
  companyId,
  companyName,
  companyCountryId,
  companyCurrency,
  companyIsClosed,
  memberId,
  role,
  ...owner
}: FoundSession<object>): LiveSession {
  const brand = { companyId, companyName, companyCountryId, companyCurrency, companyIsClosed, memberId, role };
  return { ...owner, brand: isBrand(brand) ? brand : null };
}

function isBrand(brand: { [Key in keyof SessionBrand]: SessionBrand[Key] | null }): brand is SessionBrand {
  return brand.memberId !== null;
}

export type MemberRow = Pick<LiveSession, 'account_id' | 'name' | 'login' | 'locale'> & SessionBrand & { side: Side };

export const findMemberRow = (sql: Sql, accountId: number, companyId: number): Promise<MemberRow | undefined> =>
  sql.first(
    `select a.id as account_id, trim(a.first_name || ' ' || a.last_name) as name, coalesce(a.email, a.phone) as login, a.locale,
            c.id as "companyId", c.name as "companyName", c.country_id as "companyCountryId", c.currency as "companyCurrency",
            false as "companyIsClosed", m.id as "memberId", m.role, c.kind as side
       from brand_members m join accounts a on a.id = m.account_id join companies c on c.id = m.company_id and c.closed_at is null
      where ${own('m', '$2')} and m.account_id = $1 and m.state = 'active'`,
    [accountId, companyId],
  );

/** Updates the last use of sessions, at most once a minute. */
export function touchSessions(sql: Sql, ids: number[]): Promise<number> {
  return sql.run(
    `update sessions set last_seen_at = clock_timestamp()
      where id = any(array(select id from sessions
                            where id = any($1::bigint[]) and last_seen_at < clock_timestamp() - interval '1 minute'
                            for no key update skip locked))`,
    [ids],
  );
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
    link?: Holder | undefined;
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
      session.link?.recordId ?? null,
      session.link?.companyId ?? null,
      session.link?.expiresAt ? new Date(session.link.expiresAt) : null,
    ],
  );
  return row.id;
}

export function saveActiveCompany(sql: Sql, sessionId: number, companyId: number): Promise<number> {
  return sql.run(`update sessions set company_id = $2 where id = $1`, [sessionId, companyId]);
}

/** Switches the company and returns the previous one; returns nothing if it is active already. */
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

/** Removes a company from the sessions of a person who left it; another brand of the person becomes active. */
export function leaveCompany(sql: Sql, accountId: number, companyId: number): Promise<number> {
  return sql.run(
    `update sessions s set company_id = (
       select m.company_id from brand_members m join companies c on c.id = m.company_id and c.kind = s.application
        where ${unscoped('a person’s own memberships')} m.account_id = s.account_id and m.state = 'active' and m.company_id <> $2 order by m.id limit 1)
     where s.account_id = $1 and s.company_id = $2 and s.ended_at is null`,
    [accountId, companyId],
  );
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

const ORDER_ID = (linkId: string) =>
  `select k.load_id from personal_links k where k.id = ${linkId} and k.is_order ${unscoped('the link names its order')}`;

export const renewLinkSessions = (sql: Sql, linkIds: readonly number[], expiresAt: number): Promise<number> =>
  sql.run(`update sessions set expires_at = $2 where link_id = any($1::bigint[]) and ended_at is null`, [
    linkIds,
    new Date(expiresAt),
  ]);

/** Ends the sessions of a login by links of a sender; after another press only those that open the same. */
export function saveLinkSessionsEnd(
  sql: Sql,
  senderId: number,
  login: string,
  at: number,
  pressedId: number | null = null,
): Promise<number> {
  return sql.run(
    `update sessions s set ended_at = $3 from accounts a
      where s.link_company_id = $1 and s.link_id is not null and s.ended_at is null and a.id = s.account_id
        and (a.email = $2 or a.phone = $2)
        and ($4::bigint is null or (${ORDER_ID('s.link_id')}) is not distinct from (${ORDER_ID('$4')}))`,
    [senderId, login, new Date(at), pressedId],
  );
}
