import { INVITATION_LIFE_MS, type Role } from '@tenderlane/domain';
import type { PersonContext } from '../../platform/context';
import type { Member } from '../../platform/principal';
import { AppError, notFound } from '../../platform/errors';
import { newSalt } from '../../platform/secrets';
import { acceptLogin, findAccountByLogin } from '../identity';
import { findActiveMemberId, findMember, findOpenSalt, saveInvitation } from './colleague.queries';
import { recordCompanyEvent } from './company-event';
import { acceptPlan, keepInvitations, planInvitations } from './message-ledger';
import { memberWith } from './policy';
import { lockCompany, type MemberRow } from './queries';

/** Invites a colleague by e-mail or SMS; a second invitation to the same login replaces the first. */
export async function inviteColleague(context: PersonContext, typedLogin: string, role: Role): Promise<MemberRow> {
  const { sql } = context;
  const principal = memberWith(context.principal, 'users.write');
  const { login } = acceptLogin(context.config, typedLogin);
  await lockCompany(sql, principal.companyId);
  const account = await findAccountByLogin(sql, login);
  if (account && (await findActiveMemberId(sql, principal.companyId, account.id))) {
    throw new AppError('login.taken', { fields: { login: [{ code: 'login.taken' }] } });
  }
  return sendInvitation(context, principal, login, role);
}

/** Sends an open or expired invitation again, with a new link and another 14 days. */
export async function resendInvitation(context: PersonContext, id: number): Promise<MemberRow> {
  const principal = memberWith(context.principal, 'users.write');
  await lockCompany(context.sql, principal.companyId);
  const member = await findMember(context.sql, principal.companyId, id);
  if (!member) throw notFound();
  if (member.state !== 'invited') throw new AppError('invitation.used');
  return sendInvitation(context, principal, member.login, member.role);
}

async function sendInvitation(
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
  const sendAt = acceptPlan(plans.get(login));
  // The link that was sent stays good until a message with another one goes out.
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
    entity: 'colleague',
    entityId: id,
    action: 'colleague.invited',
    params,
  });
  await keepInvitations(sql, sender, 'colleague_invitation', [{ login, at: sendAt, memberId: id }], at);
  const member = await findMember(sql, principal.companyId, id);
  if (!member) throw notFound();
  return member;
}
