import type { Announcement, AnnouncementAudience, BodyOf, ShipperApi } from '@tenderlane/contract';
import { ANNOUNCEMENT_LIMITS, refuseAnnouncement } from '@tenderlane/domain/announcements';
import type { MemberContext } from '../../platform/context';
import { invalidField, throwIfRefused } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { isoOf } from '../../platform/present';
import { actorOf } from '../../platform/principal';
import { findSetting, lockCompany } from '../brands';
import { countRecipients, findLastAnnouncedAt, insertAnnouncement, insertRecipients } from './announcement.queries';
import { cleanHtml } from './clean-html';
import { findNextAt } from './next-announcement';
import { reachAudience } from './reach-audience';
import { showAnnouncement } from './show-announcements';

type Body = Omit<BodyOf<ShipperApi['POST /announcements']>, 'audience'> & { audience: AnnouncementAudience };

export async function previewAnnouncement(
  context: MemberContext,
  { message, audience }: Pick<Body, 'message' | 'audience'>,
) {
  const reached = await reachAudience(context, audience);
  const { html } = readMessage(message);
  const recipients = await countRecipients(context.sql, context.principal.companyId, reached);
  return { html, recipients, next_at: isoOf(await findNextAt(context)) };
}

export async function announce(context: MemberContext, { subject, message, audience }: Body): Promise<Announcement> {
  const { sql, principal, batchUuid } = context;
  const { companyId, accountId } = principal;
  const { html, text } = readMessage(message);
  if (text === '') throw badMessage('required');
  const reached = await reachAudience(context, audience);
  // The lock serializes announcements of two colleagues.
  await lockCompany(sql, companyId);
  const at = await context.clock.now(sql);
  const lastAt = await findLastAnnouncedAt(sql, companyId);
  const { announcement_hours: hours } = await findSetting(sql, companyId);
  const recipients = await countRecipients(sql, companyId, reached);
  const refusal = refuseAnnouncement({ lastAt, hours, recipients }, at);
  throwIfRefused(refusal, moment(refusal?.params?.['at']));
  const written = { subject, html, body: text, audience, recipients, authorId: accountId };
  const id = await insertAnnouncement(sql, companyId, written, at);
  await insertRecipients(sql, companyId, id, reached);
  await record(context, [
    {
      at,
      companyId,
      entityId: id,
      action: 'announcement.sent',
      actor: actorOf(principal),
      batchUuid,
      params: { subject, recipients },
    },
  ]);
  return showAnnouncement(context, id);
}

function readMessage(sent: string) {
  const cleaned = cleanHtml(sent);
  const { textMax: max } = ANNOUNCEMENT_LIMITS;
  if (cleaned.text.length > max) throw badMessage('too-long', { max });
  return cleaned;
}

const badMessage = (code: string, params: Record<string, unknown> = {}) => invalidField('message', code, params);

const moment = (at: unknown) => (typeof at === 'number' ? { at: new Date(at).toISOString() } : {});
