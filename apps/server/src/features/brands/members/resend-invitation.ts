import type { PersonContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import { findMember } from './colleague.queries';
import { memberWith } from '../policy';
import { lockCompany, type MemberRow } from '../queries';
import { sendInvitation } from './send-invitation';

/** Sends an open or expired invitation again, with a new link and another 14 days. */
export async function resendInvitation(context: PersonContext, id: number): Promise<MemberRow> {
  const principal = memberWith(context.principal, 'users.write');
  await lockCompany(context.sql, principal.companyId);
  const member = await findMember(context.sql, principal.companyId, id);
  if (!member) throw notFound();
  if (member.state !== 'invited') throw new AppError('invitation.used');
  return sendInvitation(context, principal, member.login, member.role);
}
