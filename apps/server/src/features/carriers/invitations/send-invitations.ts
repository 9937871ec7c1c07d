import { INVITATION_LIFE_MS, carrierLanguage, reminderTime } from '@tenderlane/domain/carriers';
import type { Locale } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { newSalt } from '../../../platform/secrets/secrets';
import { findSetting } from '../../brands';
import { saveInvitations } from '../../messages';
import { carrierLink } from '../links/carrier-link';
import { insertInvitations } from './invitation.queries';
import { listClaimedByOthers } from '../legal-ids/legal-id.queries';
import { relationEvent } from '../relation-event';

export interface Invitee {
  carrierId: number;
  login: string;
  countryId?: string | null;
  sendAt: number;
}

/**
 * Creates a link per invitee, sent immediately or on the planned day, and returns the links. The relations must be in
 * state invited already.
 */
export async function sendInvitations(
  context: MemberContext,
  invitees: Invitee[],
  { message, locale, at }: { message: string | null; locale: Locale | null; at: number },
) {
  const { sql, principal, secrets, config } = context;
  const { invitation_texts: texts, invitation_reminders: rule } = await findSetting(sql, principal.companyId);
  const sent = await insertInvitations(
    sql,
    invitees.map(({ carrierId, login, countryId = null, sendAt }) => ({
      carrierId,
      login,
      locale: locale ?? carrierLanguage({ countryId, login }, principal.locale),
      sentAt: sendAt,
      expiresAt: sendAt + INVITATION_LIFE_MS,
      remindAt: reminderTime(rule, { sent: 0, lastAt: sendAt, expiresAt: sendAt + INVITATION_LIFE_MS }),
      salt: newSalt().toString('hex'),
    })),
    { companyId: principal.companyId, invitedBy: principal.accountId, message, texts },
  );
  await record(
    context,
    sent.map(({ id, carrier_id: carrierId, login }) =>
      relationEvent(
        context,
        { id: carrierId, company_id: principal.companyId, carrier_company_id: null },
        { at, action: 'carrier.invited', params: { invitation_id: id, login } },
      ),
    ),
  );
  const times = new Map(invitees.map(({ login, sendAt }) => [login, sendAt]));
  const planned = sent.map(({ id, login }) => ({ login, at: times.get(login) ?? at, invitationId: id }));
  const sender = { companyId: principal.companyId, accountId: principal.accountId };
  await saveInvitations(sql, sender, 'carrier_invitation', planned, at);
  const carrierIds = sent.map((row) => row.carrier_id);
  const claimed = await listClaimedByOthers(sql, principal.companyId, carrierIds);
  return sent.map((row) => {
    const sendAt = times.get(row.login) ?? at;
    const sends = { send_at: sendAt > at ? new Date(sendAt).toISOString() : null };
    const link = carrierLink(config.publicUrl, secrets, row);
    const isClaimed = claimed.has(row.carrier_id);
    return { id: row.carrier_id, login: row.login, legal_id_is_claimed_by_others: isClaimed, ...sends, ...link };
  });
}
