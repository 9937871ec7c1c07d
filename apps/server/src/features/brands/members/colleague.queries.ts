import type { Locale } from '@tenderlane/contract';
import { hasRight, ROLES, type Role, type RoleFacts, type Side } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { own, owner, unscoped } from '../../../platform/database/tenant';
import type { MemberRow } from '../queries';

const MEMBER = `select m.id, m.company_id, m.account_id, m.role, m.state, m.salt, m.invited_until, m.position, m.can_edit_profile, a.email, a.phone,
    trim(coalesce(a.first_name || ' ' || a.last_name, '')) as name, coalesce(a.email, a.phone, m.login, '') as login,
    case when m.state = 'invited' then (select max(k.due_at) from company_messages k where k.company_id = m.company_id and k.login = m.login
      and k.sent_at is null and k.dropped_at is null) end as message_due_at
  from brand_members m left join accounts a on a.id = m.account_id`;

export function listMembers(sql: Sql, companyId: number, limit: number, offset: number): Promise<MemberRow[]> {
  return sql.rows(`${MEMBER} where ${own('m')} and m.state <> 'removed' order by m.state, m.id limit $2 offset $3`, [
    companyId,
    limit,
    offset,
  ]);
}

export async function countMembers(sql: Sql, companyId: number): Promise<number> {
  const row = await sql.one<{ all: number }>(
    `select count(*) as all from brand_members where ${own()} and state <> 'removed'`,
    [companyId],
  );
  return row.all;
}

const APPROVERS = ROLES.filter((role) => hasRight('shipper', role, 'loads.approve'));

export function countRoles(sql: Sql, companyId: number): Promise<Omit<RoleFacts, 'approvalRule'>> {
  return sql.one(
    `select count(*) filter (where role in ('owner', 'administrator')) as administrators,
            count(*) filter (where role = any($2::text[])) as approvers
       from brand_members where ${own()} and state = 'active'`,
    [companyId, APPROVERS],
  );
}

export const listAdministrators = (
  sql: Sql,
  companyId: number,
  except: number,
): Promise<{ name: string; email: string | null; phone: string | null }[]> =>
  sql.rows(
    `select coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as name, a.email, a.phone
       from brand_members m join accounts a on a.id = m.account_id
      where ${own('m')} and m.account_id <> $2 and m.state = 'active' and m.role in ('owner', 'administrator')
      order by m.role = 'owner' desc, m.id limit 5`,
    [companyId, except],
  );

export function listApprovers(sql: Sql, companyId: number, except: number): Promise<{ name: string }[]> {
  return sql.rows(
    `select coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, a.phone) as name
       from brand_members m join accounts a on a.id = m.account_id
      where ${own('m')} and m.account_id <> $2 and m.state = 'active' and m.role = any($3::text[]) order by m.id limit 20`,
    [companyId, except, APPROVERS],
  );
}

export function findMember(sql: Sql, companyId: number, id: number): Promise<MemberRow | undefined> {
  return sql.first(`${MEMBER} where ${own('m')} and m.id = $2 and m.state <> 'removed'`, [companyId, id]);
}

export interface InvitationRow extends MemberRow {
  company_name: string;
  company_kind: Side;
  country_id: string;
  is_closed: boolean;
  invited_by: string;
  inviter_locale: Locale;
}

const BY_CODE = unscoped('an invitation is found by its code');

export function findInvitation(sql: Sql, id: number): Promise<InvitationRow | undefined> {
  return sql.first(
    `select m.*, c.name as company_name, c.kind as company_kind, c.country_id, c.closed_at is not null as is_closed, i.locale as inviter_locale,
            coalesce(nullif(trim(i.first_name || ' ' || i.last_name), ''), c.name) as invited_by
       from (${MEMBER} where m.id = $1 ${BY_CODE}) m
       join companies c on c.id = m.company_id
       join brand_members b on b.id = m.id
       join accounts i on i.id = b.invited_by`,
    [id],
  );
}

export async function findSaltOf(sql: Sql, id: number): Promise<Buffer | null> {
  const row = await sql.first<{ salt: Buffer | null }>(
    `select m.salt from brand_members m where m.id = $1 ${BY_CODE}`,
    [id],
  );
  return row?.salt ?? null;
}

export async function findActiveMemberId(sql: Sql, companyId: number, accountId: number): Promise<number | undefined> {
  const row = await sql.first<{ id: number }>(
    `select id from brand_members where ${own()} and account_id = $2 and state = 'active'`,
    [companyId, accountId],
  );
  return row?.id;
}

export async function findOpenSalt(sql: Sql, companyId: number, login: string): Promise<Buffer | null> {
  const row = await sql.first<{ salt: Buffer | null }>(
    `select salt from brand_members where ${own()} and login = $2 and state = 'invited'`,
    [companyId, login],
  );
  return row?.salt ?? null;
}

export async function saveInvitation(
  sql: Sql,
  invitation: {
    companyId: number;
    login: string;
    role: Role;
    salt: Buffer;
    invitedBy: number;
    until: number;
    at: number;
  },
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into brand_members (company_id, login, role, salt, invited_by, invited_until, state, created_at)
     values (${owner()}, $2, $3, $4, $5, $6, 'invited', $7)
     on conflict (company_id, login) where state = 'invited' do update
       set role = excluded.role, salt = excluded.salt, invited_by = excluded.invited_by, invited_until = excluded.invited_until
     returning id`,
    [
      invitation.companyId,
      invitation.login,
      invitation.role,
      invitation.salt,
      invitation.invitedBy,
      new Date(invitation.until),
      new Date(invitation.at),
    ],
  );
  return row.id;
}

export function insertOwner(sql: Sql, companyId: number, accountId: number, at: number): Promise<number> {
  return sql.run(
    `insert into brand_members (company_id, account_id, role, state, created_at) values (${owner()}, $2, 'owner', 'active', $3)`,
    [companyId, accountId, new Date(at)],
  );
}

export function saveRole(sql: Sql, companyId: number, id: number, role: Role): Promise<number> {
  return sql.run(`update brand_members set role = $3 where ${own()} and id = $2`, [companyId, id, role]);
}

/** The old owner becomes an administrator. The new owner may edit the own profile, because nobody could unlock it. */
export async function saveOwner(
  sql: Sql,
  companyId: number,
  { from, to, accountId }: { from: number; to: number; accountId: number },
): Promise<void> {
  await sql.run(
    `update brand_members set role = case id when $3 then 'owner' else 'administrator' end, can_edit_profile = can_edit_profile or id = $3
      where ${own()} and id in ($2, $3)`,
    [companyId, from, to],
  );
  await sql.run(`update companies set admin_id = $2 where id = $1`, [companyId, accountId]);
}

export function savePosition(sql: Sql, companyId: number, id: number, position: string | null): Promise<number> {
  return sql.run(`update brand_members set position = $3 where ${own()} and id = $2`, [companyId, id, position]);
}

export function saveCanEditProfile(sql: Sql, companyId: number, id: number, canEdit: boolean): Promise<number> {
  return sql.run(`update brand_members set can_edit_profile = $3 where ${own()} and id = $2`, [companyId, id, canEdit]);
}

export function saveRemoval(sql: Sql, companyId: number, id: number): Promise<number> {
  return sql.run(`update brand_members set state = 'removed' where ${own()} and id = $2`, [companyId, id]);
}

/** Uses up an invitation: the person joins, or is a member already and the invitation is only closed. */
export function saveAcceptance(
  sql: Sql,
  companyId: number,
  id: number,
  accountId: number,
  state: 'active' | 'removed',
): Promise<number> {
  return sql.run(`update brand_members set account_id = $3, state = $4 where ${own()} and id = $2`, [
    companyId,
    id,
    accountId,
    state,
  ]);
}
