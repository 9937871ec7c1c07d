import { INVITATION_LIFE_MS } from '@tenderlane/domain';
import type { Locale } from '@tenderlane/contract';
import type { ActorContext } from '../../platform/context';
import { recordEvents } from '../../platform/events';
import { newSalt } from '../../platform/secrets';
import { carrierLink } from './carrier-link';
import { insertInvitations } from './invitation.queries';
import { relationEvent } from './relation-event';

export interface Invitee {
  carrierId: number;
  login: string;
}

/** Sends each invitee a link of its own and answers the links; the relations are invited already. */
export async function sendInvitations(
  context: ActorContext,
  invitees: Invitee[],
  { message, locale, at }: { message: string | null; locale: Locale; at: number },
) {
  const { sql, actor, secrets, config } = context;
  const sent = await insertInvitations(
    sql,
    invitees.map((invitee) => ({ ...invitee, salt: newSalt().toString('hex') })),
    { companyId: actor.companyId, invitedBy: actor.accountId, message, locale, at, expiresAt: at + INVITATION_LIFE_MS },
  );
  await recordEvents(
    sql,
    sent.map(({ id, carrier_id: carrierId, login }) =>
      relationEvent(
        context,
        { id: carrierId, company_id: actor.companyId, carrier_company_id: null },
        { at, action: 'carrier.invited', params: { invitation_id: id, login } },
      ),
    ),
  );
  return sent.map((row) => ({ id: row.carrier_id, login: row.login, ...carrierLink(config.publicUrl, secrets, row) }));
}
