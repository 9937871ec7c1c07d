import type { Context, PersonContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import { readLinkCode } from '../../../platform/secrets/link-codes';
import { enterCompany, findAccount, maskLogin } from '../../identity';
import { settleByJoining } from '../access/access-request.queries';
import {
  findActiveMemberId,
  findInvitation,
  findSaltOf,
  saveAcceptance,
  type InvitationRow,
} from './colleague.queries';
import { recordCompanyEvent } from '../company-event';
import { saveAccepted } from '../../messages';
import { findCompany, lockCompany } from '../queries';

async function findByCode(context: Context, code: string): Promise<InvitationRow> {
  const { sql, secrets } = context;
  const id = await readLinkCode(context, 'brand-invitation', code, (named) => findSaltOf(sql, named));
  const invitation = await findInvitation(sql, id);
  if (!invitation?.salt || !secrets.isLink('brand-invitation', invitation.id, invitation.salt, code)) throw notFound();
  if (invitation.is_closed) throw new AppError('company.closed');
  return invitation;
}

export const findColleagueHolder: FindHolder = async (context, code) => {
  const { id: recordId, company_id: companyId } = await findByCode(context, code);
  return { kind: 'holder', purpose: 'colleague', recordId, companyId, expiresAt: null };
};

export function stateOf({ state, account_id, invited_until }: InvitationRow, now: number) {
  if (account_id !== null) return 'used';
  if (state === 'removed') return 'revoked';
  return invited_until && invited_until.getTime() > now ? 'open' : 'expired';
}

/** Joins the brand of an invitation. Only the invited login may do so; a repetition changes nothing. */
export async function acceptColleagueInvitation(
  context: PersonContext,
  code: string,
): Promise<{ brand_member_id: number; name: string }> {
  const { sql, principal } = context;
  const { company_id: companyId, company_name: name } = await findByCode(context, code);
  await lockCompany(sql, companyId);
  const invitation = await findByCode(context, code);
  const memberId = await findActiveMemberId(sql, companyId, principal.accountId);
  if (memberId && invitation.account_id === principal.accountId) return { brand_member_id: memberId, name };
  const now = await context.clock.now(sql);
  const state = stateOf(invitation, now);
  if (state !== 'open') throw new AppError(`invitation.${state}`);
  const account = await findAccount(sql, principal.accountId);
  const logins = [account?.email, account?.phone].filter((login) => typeof login === 'string');
  if (!logins.includes(invitation.login)) {
    throw new AppError('invitation.other-login', { params: { login: maskLogin(invitation.login) } });
  }
  await saveAccepted(sql, companyId, logins, now);
  await settleByJoining(sql, companyId, principal.accountId, now);
  await saveAcceptance(sql, companyId, invitation.id, principal.accountId, memberId ? 'removed' : 'active');
  const company = await findCompany(sql, companyId);
  if (company?.kind === principal.side) await enterCompany(context, companyId);
  if (memberId) return { brand_member_id: memberId, name };
  const event = { at: now, entityId: invitation.id, action: 'colleague.joined' } as const;
  await recordCompanyEvent(context, companyId, event);
  return { brand_member_id: invitation.id, name };
}
