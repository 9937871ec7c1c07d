import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { DAY_MS } from '@tenderlane/domain/core';
import { type LoginHistory } from '@tenderlane/domain/messages';
import type { Sql } from '../../platform/database/database';
import { oneOf } from '../../platform/database/one-of';
import { own, owner, unscoped } from '../../platform/database/tenant';

export type MessageKind = 'carrier_invitation' | 'colleague_invitation' | 'tender';

export interface MessageSender {
  companyId: number;
  accountId: number | null;
}

const OWNER = `(select admin_id from companies where id = $1)`;
const OF_SENDER = `(m.company_id = $1 or m.owner_id = ${OWNER} or m.sent_by = $2) ${unscoped('what the brands of one owner, or one person, sent')}`;

/** Serializes the planning of messages for all brands of one owner, and for one person who acts for several owners. */
export async function lockSender(sql: Sql, { companyId, accountId }: MessageSender): Promise<void> {
  await sql.run(
    `select pg_advisory_xact_lock(3, hashtext('owner ' || admin_id)) from companies where id = $1 and admin_id is not null`,
    [companyId],
  );
  await sql.run(`select pg_advisory_xact_lock(3, hashtext('person ' || $1::text)) where $1 is not null`, [accountId]);
}

/** Serializes messages to one login across all processes. */
export function lockRecipient(sql: Sql, login: string): Promise<number> {
  return sql.run(`select pg_advisory_xact_lock(4, hashtext($1))`, [login]);
}

interface HistoryRow {
  login: string;
  is_opted_out: boolean;
  invitations: number;
  last_invited_at: Date | null;
  messages: number;
  last_message_at: Date | null;
  kept_until: Date | null;
  alone_since: Date | null;
}

/** Lists messages of a sender that were sent or are planned, for logins that have not accepted. */
export async function listHistories(
  sql: Sql,
  { companyId, accountId }: MessageSender,
  { kind, logins, at }: { kind: MessageKind; logins: string[]; at: number },
): Promise<Map<string, LoginHistory>> {
  const rows = await sql.rows<HistoryRow>(
    `select h.*, case when h.last_joined_at is null or h.last_joined_at < h.invitation_at then h.invitation_at end as alone_since
       from (
         select w.login,
                exists (select 1 from opt_outs o where o.login = w.login and (o.company_id = $1 or o.owner_id = ${OWNER})) as is_opted_out,
                count(m.id) filter (where m.kind = $4)::int as invitations,
                max(m.created_at) filter (where m.kind = $4) as last_invited_at,
                count(m.id) filter (where m.counts)::int as messages,
                max(m.due_at) filter (where m.counts) as last_message_at,
                max(m.due_at) filter (where m.counts and m.company_id = $1 and m.due_at > $5 and m.sent_at is null
                                        and m.dropped_at is null) as kept_until,
                max(m.due_at) filter (where m.kind = 'carrier_invitation' and m.company_id = $1 and m.due_at <= $5 and m.counts) as invitation_at,
                max(m.created_at) filter (where m.kind = 'tender' and m.company_id = $1 and not m.counts and m.dropped_at is null) as last_joined_at
           from unnest($3::text[]) w(login)
           left join company_messages m on m.login = w.login and m.accepted_at is null and ${OF_SENDER}
          group by w.login
       ) h`,
    [companyId, accountId, logins, kind, new Date(at)],
  );
  return new Map(rows.map((row) => [row.login, toHistory(row)]));
}

const toHistory = (row: HistoryRow): LoginHistory => ({
  isOptedOut: row.is_opted_out,
  invitations: row.invitations,
  lastInvitedAt: row.last_invited_at?.getTime() ?? null,
  messages: row.messages,
  lastMessageAt: row.last_message_at?.getTime() ?? null,
  waitingUntil: row.kept_until?.getTime() ?? null,
  aloneSince: row.alone_since?.getTime() ?? null,
});

/** Lists the times of invitations, or SMS, within the last 24 hours or planned, in order. */
export async function listSendTimes(
  sql: Sql,
  { companyId, accountId }: MessageSender,
  { which, at, besides = null }: { which: 'invitations' | 'sms'; at: number; besides?: number | null },
): Promise<number[]> {
  const condition = which === 'sms' ? `m.login like '+%'` : `m.kind <> 'tender'`;
  const rows = await sql.rows<{ due_at: Date }>(
    `select m.due_at from company_messages m where ${OF_SENDER} and m.dropped_at is null and ${condition}
        and m.due_at > $3 and m.id is distinct from $4 order by m.due_at`,
    [companyId, accountId, new Date(at - DAY_MS), besides],
  );
  return rows.map((row) => row.due_at.getTime());
}

export async function countAccepted(sql: Sql, companyId: number, atMost: number): Promise<number> {
  const row = await sql.one<{ accepted: number }>(
    `select count(*)::int as accepted from (
       select distinct i.used_by from companies c
         join carrier_invitations i on i.company_id = c.id and i.used_at is not null ${unscoped('brands of one owner count together')}
         join carriers r on r.company_id = c.id and r.id = i.carrier_id and ${oneOf('r.state', NETWORK_RELATIONS)}
        where c.admin_id = (select admin_id from companies where id = $1) limit $2) used`,
    [companyId, atMost],
  );
  return row.accepted;
}

export interface NewMessage {
  login: string;
  kind: MessageKind;
  invitationId: number | null;
  memberId: number | null;
  loadId: number | null;
  dueAt: number;
  counts: boolean;
}

export async function dropScheduledMessages(
  sql: Sql,
  companyId: number,
  logins: string[],
  at: number,
): Promise<Map<string, number>> {
  const rows = await sql.rows<{ login: string; load_id: number | null }>(
    `update company_messages set dropped_at = $3, counts = false
      where ${own()} and login = any($2::text[]) and sent_at is null and dropped_at is null and due_at > $3
      returning login, load_id`,
    [companyId, logins, new Date(at)],
  );
  return new Map(rows.flatMap(({ login, load_id: loadId }) => (loadId === null ? [] : [[login, loadId]])));
}

/** Inserts messages; due ones are passed to the dispatcher immediately. */
export function insertMessages(
  sql: Sql,
  { companyId, accountId }: MessageSender,
  messages: NewMessage[],
  at: number,
): Promise<number> {
  return sql.run(
    `with written as (
       insert into company_messages (company_id, owner_id, sent_by, login, kind, invitation_id, member_id, load_id, created_at, due_at,
         release_at, queued_at, counts)
       select ${owner()}, ${OWNER}, $2, n.login, n.kind, n."invitationId", n."memberId", n."loadId", $4, n.due, n.due,
              case when n.due <= $4 then $4::timestamptz end, n.counts
         from (select *, to_timestamp("dueAt"::float8 / 1000) as due
                 from jsonb_to_recordset($3::jsonb) as n(login text, kind text, "invitationId" bigint, "memberId" bigint,
                      "loadId" bigint, "dueAt" float8, counts boolean)) n
       returning id, queued_at
     )
     insert into outbox (kind, payload)
     select 'company.message_due', jsonb_build_object('message_id', id) from written where queued_at is not null order by id`,
    [companyId, accountId, JSON.stringify(messages), new Date(at)],
  );
}

export function attachToWaiting(
  sql: Sql,
  companyId: number,
  logins: string[],
  loadId: number,
  at: number,
): Promise<number> {
  return sql.run(
    `update company_messages set load_id = $3
      where ${own()} and login = any($2::text[]) and sent_at is null and dropped_at is null and due_at > $4
        and kind <> 'colleague_invitation'`,
    [companyId, logins, loadId, new Date(at)],
  );
}

export function queueDueMessages(sql: Sql, at: number): Promise<number> {
  return sql.run(
    `with due as (
       update company_messages set queued_at = $1 where ${unscoped('messages of all companies leave when they are due')} id = any(array(
         select id from company_messages where queued_at is null and sent_at is null and dropped_at is null and release_at <= $1
          order by release_at limit 100 for update skip locked))
       returning id
     )
     insert into outbox (kind, payload) select 'company.message_due', jsonb_build_object('message_id', id) from due order by id`,
    [new Date(at)],
  );
}

const DISPATCHED = unscoped('the dispatcher sends the messages of all companies');

export interface MessageRow {
  id: number;
  company_id: number;
  owner_id: number;
  sent_by: number | null;
  login: string;
  kind: MessageKind;
  invitation_id: number | null;
  member_id: number | null;
  load_id: number | null;
  due_at: Date;
  release_at: Date;
  counts: boolean;
}

export function lockWaitingMessage(sql: Sql, id: number): Promise<MessageRow | undefined> {
  return sql.first(
    `select id, company_id, owner_id, sent_by, login, kind, invitation_id, member_id, load_id, due_at, release_at, counts
       from company_messages where id = $1 ${DISPATCHED} and sent_at is null and dropped_at is null for update`,
    [id],
  );
}

export async function hasLaterMessage(sql: Sql, message: MessageRow, at: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from company_messages m where login = $1 and id > $2 and ${own('', '$3')} and sent_at is null and dropped_at is null
        and release_at <= $4 and invitation_id is not null
        and (kind <> 'tender' or exists (select 1 from loads l where l.id = m.load_id and l.state = 'ongoing')) limit 1`,
    [message.login, message.id, message.company_id, new Date(at)],
  );
  return row !== undefined;
}

export async function findWaitingInvitation(sql: Sql, message: MessageRow): Promise<number | undefined> {
  const row = await sql.first<{ release_at: Date }>(
    `select release_at from company_messages
      where login = $1 and ${own('', '$2')} and id < $3 and counts and sent_at is null and dropped_at is null order by id desc limit 1`,
    [message.login, message.company_id, message.id],
  );
  return row?.release_at.getTime();
}

export async function listSentTo(sql: Sql, login: string, since: number): Promise<number[]> {
  const rows = await sql.rows<{ sent_at: Date }>(
    `select sent_at from company_messages where login = $1 ${unscoped('a person is not written to too often, whoever writes')} and sent_at > $2 and counts and accepted_at is null order by sent_at`,
    [login, new Date(since)],
  );
  return rows.map((row) => row.sent_at.getTime());
}

export function saveSent(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(`update company_messages set sent_at = $2 where id = $1 ${DISPATCHED}`, [id, new Date(at)]);
}

/**
 * Drops an obsolete message. If it was delayed only because of other companies it still counts, so that nobody learns
 * of their messages.
 */
export function saveDropped(sql: Sql, id: number, at: number): Promise<number> {
  return sql.run(
    `update company_messages set dropped_at = $2, counts = counts and release_at > due_at where id = $1 ${DISPATCHED}`,
    [id, new Date(at)],
  );
}

/** Postpones a message; `isTold` also moves the time that its sender sees. */
export function savePostponed(sql: Sql, id: number, until: number, { isTold }: { isTold: boolean }): Promise<number> {
  return sql.run(
    `update company_messages set release_at = $2, queued_at = null, due_at = case when $3 then $2 else due_at end where id = $1 ${DISPATCHED}`,
    [id, new Date(until), isTold],
  );
}

export async function isOptedOut(
  sql: Sql,
  { company_id, owner_id, login }: Pick<MessageRow, 'company_id' | 'owner_id' | 'login'>,
): Promise<boolean> {
  const row = await sql.first(
    `select 1 from opt_outs where login = $1 and (company_id = $2 or owner_id = $3) ${unscoped('the brands of one owner count together')}`,
    [login, company_id, owner_id],
  );
  return row !== undefined;
}

export function insertOptOut(sql: Sql, companyId: number, login: string, at: number): Promise<number> {
  return sql.run(
    `insert into opt_outs (company_id, login, owner_id, at) select id, $2, admin_id, $3 from companies where id = ${owner()}
     on conflict (company_id, login) do nothing`,
    [companyId, login, new Date(at)],
  );
}

/** Acceptance ends the counts of messages and the opt-out of the logins. */
export async function saveAccepted(sql: Sql, companyId: number, logins: string[], at: number): Promise<void> {
  await sql.run(
    `update company_messages set accepted_at = $3 where login = any($2::text[]) and ${own()} and accepted_at is null`,
    [companyId, logins, new Date(at)],
  );
  await sql.run(`delete from opt_outs where ${own()} and login = any($2::text[])`, [companyId, logins]);
}
