import type { Announcement, AnswerOf, ReceivedAnnouncement, ShipperApi, CarrierApi } from '@tenderlane/contract';
import { LIMITS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { pageAfter, type AfterQuery } from '../../platform/http/paging';
import { iso, isoOf } from '../../platform/present';
import { missingRecord } from '../brands';
import {
  findAnnouncement,
  findAnnouncer,
  findReceived,
  listAnnouncements,
  listReceived,
  listRecipients,
  saveAnnouncementRead,
  type AnnouncementRow,
  type ReceivedRow,
} from './announcement.queries';
import { findNextAt } from './next-announcement';
import { excerptOf } from './clean-html';

export async function showAnnouncements(
  context: MemberContext,
  query: AfterQuery,
): Promise<AnswerOf<ShipperApi['GET /announcements']>> {
  const { after, limit } = pageAfter(query, LIMITS.perPageDefault);
  const rows = await listAnnouncements(context.sql, context.principal.companyId, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(present),
    meta: {
      next: rows.length > limit ? String(shown.at(-1)?.id) : null,
      next_at: isoOf(await findNextAt(context)),
    },
  };
}

export async function showAnnouncement(context: MemberContext, id: number): Promise<Announcement> {
  const { sql, principal } = context;
  const row = await findAnnouncement(sql, principal.companyId, id);
  if (!row) throw await missingRecord(sql, principal, await findAnnouncer(sql, id));
  return present(row);
}

export async function showRecipients(
  context: MemberContext,
  id: number,
  query: AfterQuery,
): Promise<AnswerOf<ShipperApi['GET /announcements/{id}/recipients']>> {
  await showAnnouncement(context, id);
  const { after, limit } = pageAfter(query, LIMITS.perPageDefault);
  const rows = await listRecipients(context.sql, context.principal.companyId, id, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(({ carrier_id, name, read_at }) => ({ carrier_id, name, read_at: iso(read_at) })),
    meta: { next: rows.length > limit ? String(shown.at(-1)?.position) : null },
  };
}

export async function showReceivedAnnouncements(
  { sql, principal }: MemberContext,
  query: AfterQuery,
): Promise<AnswerOf<CarrierApi['GET /announcements']>> {
  const { after, limit } = pageAfter(query, LIMITS.perPageDefault);
  const rows = await listReceived(sql, principal.companyId, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    data: shown.map(presentReceived),
    meta: { next: rows.length > limit ? String(shown.at(-1)?.id) : null },
  };
}

export async function showReceived({ sql, principal }: MemberContext, id: number): Promise<ReceivedAnnouncement> {
  const row = await findReceived(sql, principal.companyId, id);
  if (!row) throw notFound();
  return presentReceived(row);
}

export async function readAnnouncement(context: MemberContext, id: number): Promise<ReceivedAnnouncement> {
  const { sql, principal, clock } = context;
  await showReceived(context, id);
  await saveAnnouncementRead(sql, principal.companyId, id, await clock.now(sql));
  return showReceived(context, id);
}

const present = (row: AnnouncementRow): Announcement => ({
  id: row.id,
  subject: row.subject,
  html: row.html,
  excerpt: excerptOf(row.body),
  audience: row.audience,
  created_at: row.created_at.toISOString(),
  created_by: row.created_by,
  sent_at: iso(row.sent_at),
  recipients: row.recipient_count,
  told: row.told_count,
  read: row.read_count,
});

const presentReceived = (row: ReceivedRow): ReceivedAnnouncement => ({
  id: row.id,
  subject: row.subject,
  html: row.html,
  excerpt: excerptOf(row.body),
  shipper: row.shipper,
  sent_at: row.created_at.toISOString(),
  is_read: row.read_at !== null,
});
