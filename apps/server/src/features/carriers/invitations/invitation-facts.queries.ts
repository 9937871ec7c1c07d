import type { Sql } from '../../../platform/database/database';
import { own, unscoped } from '../../../platform/database/tenant';

export interface InvitationKey {
  id: number;
  company_id: number;
  carrier_id: number;
}

const OF_MESSAGE = unscoped('the invitation that a message on its way is about');

/** Saves the delivery; returns nothing if it was saved already. */
export function saveDelivered(sql: Sql, id: number, at: number): Promise<InvitationKey | undefined> {
  return sql.first(
    `update carrier_invitations set delivered_at = $2, failed_at = null where id = $1 ${OF_MESSAGE}
        and (delivered_at is null or failed_at is not null or reminders > 0) returning id, company_id, carrier_id`,
    [id, new Date(at)],
  );
}

export function saveFailed(sql: Sql, id: number, at: number): Promise<InvitationKey | undefined> {
  return sql.first(
    `update carrier_invitations set failed_at = $2, remind_at = null where id = $1 ${OF_MESSAGE}
        and used_at is null and revoked_at is null returning id, company_id, carrier_id`,
    [id, new Date(at)],
  );
}

export function saveOpened(sql: Sql, id: number, at: number): Promise<InvitationKey | undefined> {
  return sql.first(
    `update carrier_invitations set opened_at = $2 where id = $1 ${unscoped('an invitation is found by its code')}
        and opened_at is null and used_at is null and revoked_at is null and expires_at > $2 returning id, company_id, carrier_id`,
    [id, new Date(at)],
  );
}

const OF_ALL = unscoped('reminders of all companies leave when they are due');
const REMINDED = `i.remind_at is not null and i.used_at is null and i.revoked_at is null`;

export async function hasDueReminder(sql: Sql, now: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from carrier_invitations i where ${REMINDED} and i.remind_at <= $1 ${OF_ALL} limit 1`,
    [new Date(now)],
  );
  return row !== undefined;
}

export interface DueReminder {
  id: number;
  company_id: number;
  carrier_id: number;
  login: string;
  invited_by: number;
  expires_at: Date;
  delivered_at: Date | null;
  failed_at: Date | null;
  reminders: number;
  is_closed: boolean;
  state: string;
  has_newer: boolean;
}

/** Takes invitations with a due reminder and locks their relations, as a resend by hand does. */
export function takeDueReminders(sql: Sql, now: number, limit: number): Promise<DueReminder[]> {
  return sql.rows(
    `select i.id, i.company_id, i.carrier_id, i.login, i.invited_by, i.expires_at, i.delivered_at, i.failed_at, i.reminders, r.state,
            exists (select 1 from companies s where s.id = i.company_id and s.closed_at is not null) as is_closed,
            exists (select 1 from carrier_invitations n where n.carrier_id = i.carrier_id and n.id > i.id) as has_newer
       from carrier_invitations i join carriers r on r.company_id = i.company_id and r.id = i.carrier_id ${OF_ALL}
      where ${REMINDED} and i.remind_at <= $1 order by i.remind_at limit $2 for no key update of r skip locked`,
    [new Date(now), limit],
  );
}

export function saveReminders(
  sql: Sql,
  reminders: { id: number; count: number; nextAt: number | null }[],
): Promise<number> {
  return sql.run(
    `update carrier_invitations i set reminders = n.count, remind_at = to_timestamp(n."nextAt"::float8 / 1000)
       from jsonb_to_recordset($1::jsonb) as n(id bigint, count int, "nextAt" float8) where i.id = n.id ${OF_ALL}`,
    [JSON.stringify(reminders)],
  );
}

export function postponeReminder(sql: Sql, id: number, until: number): Promise<number> {
  return sql.run(`update carrier_invitations set remind_at = $2 where id = $1 ${OF_ALL}`, [id, new Date(until)]);
}

interface OpenInvitation {
  id: number;
  reminders: number;
  last_at: Date;
  expires_at: Date;
}

export function listRemindable(sql: Sql, companyId: number): Promise<OpenInvitation[]> {
  return sql.rows(
    `select i.id, i.reminders, i.expires_at, greatest(i.sent_at, i.delivered_at) as last_at
       from carrier_invitations i join carriers r on ${own('r')} and r.id = i.carrier_id and r.state = 'invited'
      where ${own('i')} and i.used_at is null and i.revoked_at is null and i.failed_at is null`,
    [companyId],
  );
}
