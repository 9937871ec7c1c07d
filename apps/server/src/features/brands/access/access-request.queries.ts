import type { Role } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';

export type AccessState = 'open' | 'approved' | 'declined';

export interface AccessRequestRow {
  id: number;
  company_id: number;
  account_id: number;
  company: string;
  person: string;
  login: string;
  message: string;
  page: string | null;
  state: AccessState;
  reason: string | null;
  was_member: boolean;
  invited_as: Role | null;
  created_at: Date;
  settled_at: Date | null;
  settled_by: string | null;
}

const REQUEST = `select q.id, q.company_id, q.account_id, c.name as company, q.message, q.page, q.state, q.reason, q.created_at, q.settled_at,
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as person, coalesce(a.email, a.phone) as login,
    exists (select 1 from brand_members m where m.company_id = q.company_id and m.account_id = a.id) as was_member,
    (select m.role from brand_members m where m.company_id = q.company_id and m.state = 'invited' and m.login in (a.email, a.phone)
      order by m.id limit 1) as invited_as,
    coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), s.email, s.phone) as settled_by
  from access_requests q join companies c on c.id = q.company_id join accounts a on a.id = q.account_id
  left join accounts s on s.id = q.settled_by`;

export function listAccessRequests(
  sql: Sql,
  companyId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<AccessRequestRow[]> {
  return sql.rows(
    `${REQUEST} where ${own('q')} order by q.state <> 'open', case when q.state = 'open' then q.id else -q.id end limit $2 offset $3`,
    [companyId, limit, offset],
  );
}

export async function countOpen(sql: Sql, companyId: number): Promise<number> {
  const row = await sql.one<{ open: number }>(
    `select count(*) as open from access_requests where ${own()} and state = 'open'`,
    [companyId],
  );
  return row.open;
}

export function findRequest(sql: Sql, companyId: number, id: number): Promise<AccessRequestRow | undefined> {
  return sql.first(`${REQUEST} where ${own('q')} and q.id = $2`, [companyId, id]);
}

export const findAccessRequestForMessage = findRequest;

export interface OwnRequestRow {
  company_id: number;
  company: string;
  message: string;
  state: AccessState;
  reason: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export function listOwnRequests(sql: Sql, accountId: number): Promise<OwnRequestRow[]> {
  return sql.rows(
    `select distinct on (q.company_id) q.company_id, c.name as company, q.message, q.state, q.reason, q.created_at, q.settled_at
       from access_requests q join companies c on c.id = q.company_id
      where q.account_id = $1 ${unscoped('a person’s own requests')} order by q.company_id, q.id desc limit 100`,
    [accountId],
  );
}

export async function readAskingFacts(
  sql: Sql,
  companyId: number,
  accountId: number,
  dayBefore: number,
): Promise<{ open_id: number | null; declined_at: Date | null; of_person: number }> {
  return sql.one(
    `select (select id from access_requests where ${own()} and account_id = $2 and state = 'open') as open_id,
            (select max(settled_at) from access_requests where ${own()} and account_id = $2 and state = 'declined') as declined_at,
            (select count(*) from access_requests where account_id = $2 and created_at > $3) as of_person`,
    [companyId, accountId, new Date(dayBefore)],
  );
}

export interface Asked {
  message: string;
  page: string | null;
}

export async function insertAccessRequest(
  sql: Sql,
  asked: Asked & { companyId: number; accountId: number },
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into access_requests (company_id, account_id, message, page, created_at) values (${owner()}, $2, $3, $4, $5) returning id`,
    [asked.companyId, asked.accountId, asked.message, asked.page, new Date(at)],
  );
  return row.id;
}

export function saveAsked(sql: Sql, companyId: number, id: number, { message, page }: Asked): Promise<number> {
  return sql.run(`update access_requests set message = $3, page = coalesce($4, page) where ${own()} and id = $2`, [
    companyId,
    id,
    message,
    page,
  ]);
}

export function saveAccessDecision(
  sql: Sql,
  { companyId, id, settledBy }: { companyId: number; id: number; settledBy: number },
  decision: { state: 'approved'; role: Role } | { state: 'declined'; reason: string },
  at: number,
): Promise<number> {
  return sql.run(
    `update access_requests set state = $3, role = $4, reason = $5, settled_at = $6, settled_by = $7 where ${own()} and id = $2`,
    [
      companyId,
      id,
      decision.state,
      'role' in decision ? decision.role : null,
      'reason' in decision ? decision.reason : null,
      new Date(at),
      settledBy,
    ],
  );
}

export function settleByJoining(sql: Sql, companyId: number, accountId: number, at: number): Promise<number> {
  return sql.run(
    `update access_requests set state = 'approved', settled_at = $3 where ${own()} and account_id = $2 and state = 'open'`,
    [companyId, accountId, new Date(at)],
  );
}

/**
 * Makes a person a member. It reuses the row of an earlier membership or of an open invitation, so that a person has
 * one row; other invitations to the person's logins are closed.
 */
export async function saveMembership(
  sql: Sql,
  { companyId, accountId, role }: { companyId: number; accountId: number; role: Role },
  at: number,
): Promise<number> {
  await sql.run(
    `update brand_members m set state = 'removed' from accounts a
      where ${own('m')} and a.id = $2 and m.state = 'invited' and m.login in (a.email, a.phone)`,
    [companyId, accountId],
  );
  const row = await sql.one<{ id: number }>(
    `insert into brand_members (company_id, account_id, role, state, created_at) values (${owner()}, $2, $3, 'active', $4) returning id`,
    [companyId, accountId, role, new Date(at)],
  );
  return row.id;
}
