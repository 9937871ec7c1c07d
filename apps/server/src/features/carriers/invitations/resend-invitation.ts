import { refuseRelation } from '@tenderlane/domain/carriers';
import type { MemberContext } from '../../../platform/context';
import { AppError, throwIfRefused } from '../../../platform/errors';
import { sendTimeOf, planInvitations } from '../../messages';
import { acceptLogin } from '../../identity';
import { findLastInvitation, saveInvitedAgain, saveRevocation } from './invitation.queries';
import { lockOwnRelation } from '../policy';
import { sendInvitations } from './send-invitations';

/**
 * Sends an unused invitation again with a new link for another 14 days. The old link ends when the new message is sent.
 */
export async function resendInvitation(context: MemberContext, id: number) {
  const { sql, principal, config } = context;
  const relation = await lockOwnRelation(context, id);
  // An invitation is open exactly if it may be accepted.
  throwIfRefused(refuseRelation('accept', relation.state));
  const { login } = acceptLogin(config, relation.login ?? '');
  const at = await context.clock.now(sql);
  const sender = { companyId: principal.companyId, accountId: principal.accountId };
  const plans = await planInvitations(sql, config, sender, { kind: 'carrier_invitation', logins: [login], at });
  const sendAt = sendTimeOf(plans.get(login));
  const before = await findLastInvitation(sql, principal.companyId, id);
  await saveInvitedAgain(
    sql,
    principal.companyId,
    [{ id, login, name: '', legalId: null, countryId: null, labelIds: [] }],
    at,
  );
  if (sendAt <= at) await saveRevocation(sql, principal.companyId, [id], at);
  const { message = null, locale = null } = before ?? {};
  const [sent] = await sendInvitations(context, [{ carrierId: id, login, sendAt }], { message, locale, at });
  if (!sent) throw new AppError('server.failure');
  return sent;
}
