import type { Locale } from '@tenderlane/contract';
import type { Template } from '../../../platform/notices/templates';
import { findColleagueInvitation } from '../../brands';
import { lockWaitingMessage, releaseMessage, saveDropped, type MessageRow } from '../../messages';
import { noteInvitationKept } from './follow-invitation';
import { findCarrierInvitation, saveEarlierRevocation } from './invitation.queries';
import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import { withLinkFor } from '../links/personal-link';
import { findLocale, isTenderOpen } from './plan-message.queries';
import { channelOf, type Plan } from '../../../platform/notices/own-messages';

export const planCompanyMessage: Plan = async (sql, { payload }, { clock, config }) => {
  const row = await lockWaitingMessage(sql, Number(payload['message_id']));
  if (!row) return [];
  const now = await clock.now(sql);
  const message = await toMessage(sql, row, now);
  if (!message) {
    await saveDropped(sql, row.id, now);
    return [];
  }
  if (!(await releaseMessage(sql, config, row, now))) return [];
  if (row.invitation_id) {
    await saveEarlierRevocation(sql, row.company_id, row.invitation_id, now);
    // External services report the delivery themselves.
    if (config.mailbox !== 'off') await noteInvitationKept(sql, row.invitation_id, now);
  }
  return [message];
};

const toMessage = (sql: Sql, row: MessageRow, now: number): Promise<Message | null> =>
  row.kind === 'colleague_invitation' ? toColleague(sql, row) : toCarrier(sql, row, now);

async function toColleague(sql: Sql, { member_id: memberId }: MessageRow): Promise<Message | null> {
  const invitation = await findColleagueInvitation(sql, Number(memberId));
  if (invitation?.state !== 'invited') return null;
  const locale = (await findLocale(sql, invitation.login)) ?? invitation.inviter_locale;
  return messageTo(invitation.login, locale, 'colleague-invitation', { member_id: invitation.id });
}

async function toCarrier(sql: Sql, row: MessageRow, now: number): Promise<Message | null> {
  const invitation = await findCarrierInvitation(sql, Number(row.invitation_id));
  if (!invitation || invitation.used_at || invitation.revoked_at || invitation.expires_at.getTime() <= now) return null;
  const { id, login, locale, company_id: companyId, carrier_id: carrierId } = invitation;
  const linkFor = (loadId: number | null) => withLinkFor({ companyId, carrierId, invitationId: id, loadId });
  const isOpen = row.load_id !== null && (await isTenderOpen(sql, row.company_id, row.load_id, now));
  if (isOpen) {
    return messageTo(login, locale, 'carrier-invitation-tender', {
      invitation_id: id,
      load_id: row.load_id,
      ...linkFor(row.load_id),
    });
  }
  if (row.kind === 'tender') return null;
  const template = invitation.reminders > 0 ? 'carrier-invitation-reminder' : 'carrier-invitation';
  return messageTo(login, locale, template, { invitation_id: id, ...linkFor(null) });
}

function messageTo(login: string, locale: Locale, template: Template, params: Message['params']): Message {
  return { to: login, channel: channelOf(login), locale, template, params };
}
