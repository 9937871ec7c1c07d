import type { AnnouncementAudience } from '@tenderlane/contract';
import type { Sql } from '../../platform/database/database';
import { ofCarrier, own, owner, unscoped } from '../../platform/database/tenant';

export interface AnnouncementRow {
  id: number;
  subject: string;
  html: string;
  body: string;
  audience: AnnouncementAudience;
  created_at: Date;
  created_by: string;
  sent_at: Date | null;
  recipient_count: number;
  told_count: number;
  read_count: number;
}

const ANNOUNCEMENT = `select a.id, a.subject, a.html, a.body, a.audience, a.created_at, a.sent_at, a.recipient_count, a.told_count,
    coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, p.phone, '') as created_by,
    (select count(*) from announcement_recipients t where t.announcement_id = a.id and t.read_at is not null) as read_count
  from announcements a join accounts p on p.id = a.created_by`;

export function listAnnouncements(
  sql: Sql,
  companyId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<AnnouncementRow[]> {
  return sql.rows(
    `${ANNOUNCEMENT} where ${own('a')} and ($2::bigint is null or a.id < $2) order by a.id desc limit $3`,
    [companyId, after, limit],
  );
}

export function findAnnouncement(sql: Sql, companyId: number, id: number): Promise<AnnouncementRow | undefined> {
  return sql.first(`${ANNOUNCEMENT} where ${own('a')} and a.id = $2`, [companyId, id]);
}

export async function findAnnouncer(sql: Sql, id: number): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select company_id from announcements where id = $1 ${unscoped('only to tell a person which of the own brands to open')}`,
    [id],
  );
  return row?.company_id;
}

export async function findLastAnnouncedAt(sql: Sql, companyId: number): Promise<number | null> {
  const row = await sql.first<{ created_at: Date }>(
    `select created_at from announcements where ${own()} order by id desc limit 1`,
    [companyId],
  );
  return row?.created_at.getTime() ?? null;
}

/** Selects the relations of an audience whose carriers have a registered company; parameters $2 to $5. */
const AUDIENCE = `from carriers r where ${own('r')} and r.carrier_company_id is not null and r.state = any($2::text[])
    and ($3::bigint[] is null or r.id = any($3::bigint[]))
    and ($4::bigint[] is null or exists (select 1 from carrier_labels cl where ${own('cl')} and cl.carrier_id = r.id and cl.label_id = any($4::bigint[])))`;

/** The audience as a filter of relations; null means no restriction by ids or labels. */
export interface AudienceFilter {
  states: readonly string[];
  ids: readonly number[] | null;
  labelIds: readonly number[] | null;
}

const audienceParams = (companyId: number, { states, ids, labelIds }: AudienceFilter) => [
  companyId,
  states,
  ids,
  labelIds,
];

export async function countRecipients(sql: Sql, companyId: number, reached: AudienceFilter): Promise<number> {
  const row = await sql.one<{ total: number }>(
    `select count(*) as total ${AUDIENCE}`,
    audienceParams(companyId, reached),
  );
  return row.total;
}

export interface NewAnnouncement {
  subject: string;
  html: string;
  body: string;
  audience: AnnouncementAudience;
  recipients: number;
  authorId: number;
}

export async function insertAnnouncement(
  sql: Sql,
  companyId: number,
  { subject, html, body, audience, recipients, authorId }: NewAnnouncement,
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into announcements (company_id, subject, html, body, audience, recipient_count, created_by, created_at, due_at)
     values (${owner()}, $2, $3, $4, $5::jsonb, $6, $7, $8, $8) returning id`,
    [companyId, subject, html, body, JSON.stringify(audience), recipients, authorId, new Date(at)],
  );
  return row.id;
}

export function insertRecipients(sql: Sql, companyId: number, id: number, reached: AudienceFilter): Promise<number> {
  return sql.run(
    `insert into announcement_recipients (announcement_id, position, company_id, carrier_company_id, carrier_id)
     select $5, row_number() over (order by r.id), ${owner()}, r.carrier_company_id, r.id ${AUDIENCE}`,
    [...audienceParams(companyId, reached), id],
  );
}

export interface RecipientRow {
  position: number;
  carrier_id: number | null;
  name: string;
  read_at: Date | null;
}

export function listRecipients(
  sql: Sql,
  companyId: number,
  id: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<RecipientRow[]> {
  return sql.rows(
    `select t.position, t.carrier_id, c.name, t.read_at from announcement_recipients t join companies c on c.id = t.carrier_company_id
      where ${own('t')} and t.announcement_id = $2 and t.position > $3 order by t.position limit $4`,
    [companyId, id, after ?? 0, limit],
  );
}

const SENDING = unscoped('announcements of all companies are sent');

export async function hasUnsent(sql: Sql, now: number): Promise<boolean> {
  return (
    (await sql.first(`select 1 from announcements where sent_at is null and due_at <= $1 ${SENDING} limit 1`, [
      new Date(now),
    ])) !== undefined
  );
}

export interface UnsentAnnouncement {
  id: number;
  company_id: number;
  created_by: number;
  recipient_count: number;
  told_count: number;
}

/**
 * Locks the companies too, as their events do later. A closing locks its company first and then drops announcements, so
 * this order avoids a deadlock.
 */
export function takeUnsent(sql: Sql, now: number, limit: number): Promise<UnsentAnnouncement[]> {
  return sql.rows(
    `select a.id, a.company_id, a.created_by, a.recipient_count, a.told_count from announcements a join companies c on c.id = a.company_id
      where a.sent_at is null and a.due_at <= $1 ${SENDING} order by a.due_at limit $2
        for no key update of a skip locked for key share of c skip locked`,
    [new Date(now), limit],
  );
}

export function saveToldCount(sql: Sql, id: number, told: number, at: number): Promise<number> {
  return sql.run(
    `update announcements set told_count = least($2, recipient_count), sent_at = case when $2 >= recipient_count then $3::timestamptz end where id = $1 ${SENDING}`,
    [id, told, new Date(at)],
  );
}

export function postponeSending(sql: Sql, id: number, until: number): Promise<number> {
  return sql.run(`update announcements set due_at = $2 where id = $1 ${SENDING}`, [id, new Date(until)]);
}

export interface ReceivedRow {
  id: number;
  subject: string;
  html: string;
  body: string;
  shipper: string;
  created_at: Date;
  read_at: Date | null;
}

const RECEIVED = `select a.id, a.subject, a.html, a.body, s.name as shipper, a.created_at, t.read_at
    from announcement_recipients t join announcements a on a.id = t.announcement_id join companies s on s.id = a.company_id
   where ${ofCarrier('t')} and t.position <= a.told_count`;

export function listReceived(
  sql: Sql,
  carrierCompanyId: number,
  { after, limit }: { after: number | null; limit: number },
): Promise<ReceivedRow[]> {
  return sql.rows(
    `${RECEIVED} and ($2::bigint is null or t.announcement_id < $2) order by t.announcement_id desc limit $3`,
    [carrierCompanyId, after, limit],
  );
}

export function findReceived(sql: Sql, carrierCompanyId: number, id: number): Promise<ReceivedRow | undefined> {
  return sql.first(`${RECEIVED} and t.announcement_id = $2`, [carrierCompanyId, id]);
}

export function saveAnnouncementRead(sql: Sql, carrierCompanyId: number, id: number, at: number): Promise<number> {
  return sql.run(
    `update announcement_recipients set read_at = $3 where ${ofCarrier()} and announcement_id = $2 and read_at is null`,
    [carrierCompanyId, id, new Date(at)],
  );
}

export function findAnnouncementForMessage(
  sql: Sql,
  companyId: number,
  id: number,
): Promise<{ subject: string; html: string; body: string; company: string } | undefined> {
  return sql.first(
    `select a.subject, a.html, a.body, s.name as company from announcements a join companies s on s.id = a.company_id
      where ${own('a')} and a.id = $2`,
    [companyId, id],
  );
}
