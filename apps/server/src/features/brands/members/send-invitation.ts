import { INVITATION_LIFE_MS } from '@tenderlane/domain/carriers';
import type { Role } from '@tenderlane/domain/core';
import type { PersonContext } from '../../../platform/context';
import type { Member } from '../../../platform/principal';
import { notFound } from '../../../platform/errors';
import { newSalt } from '../../../platform/secrets/secrets';
import { findMember, findOpenSalt, saveInvitation } from './colleague.queries';
import { recordCompanyEvent } from '../company-event';
import { sendTimeOf, saveInvitations, planInvitations } from '../../messages';
import type { MemberRow } from '../queries';

export async function sendInvitation(
  context: PersonContext,
  principal: Member,
  login: string,
  role: Role,
): Promise<MemberRow> {
  const { sql } = context;
  const at = await context.clock.now(sql);
  const sender = { companyId: principal.companyId, accountId: principal.accountId };
  const plans = await planInvitations(sql, context.config, sender, {
    kind: 'colleague_invitation',
    logins: [login],
    at,
  });
  const sendAt = sendTimeOf(plans.get(login));
  // The sent link stays valid until a message with a new link is sent.
  const salt = (sendAt > at && (await findOpenSalt(sql, principal.companyId, login))) || newSalt();
  const id = await saveInvitation(sql, {
    companyId: principal.companyId,
    login,
    role,
    salt,
    invitedBy: principal.accountId,
    until: sendAt + INVITATION_LIFE_MS,
    at,
  });
  const params = { member_id: id, role };
  await recordCompanyEvent(context, principal.companyId, {
    at,
    entityId: id,
    action: 'colleague.invited',
    params,
  });
  await saveInvitations(sql, sender, 'colleague_invitation', [{ login, at: sendAt, memberId: id }], at);
  const member = await findMember(sql, principal.companyId, id);
  if (!member) throw notFound();
  return member;
}
