import { refuseHandOver, type RoleFacts } from '@tenderlane/domain/core';
import type { Member } from '../../platform/principal';
import { maskLogin } from '../identity';
import { stateOf } from './members/accept-colleague-invitation';
import type { InvitationRow } from './members/colleague.queries';
import { refuseChange, refuseLock } from './members/lock-colleague';
import type { CompanyRow, MemberRow } from './queries';

export function presentCompany({ id, name, admin_id, country_id, currency, legal_id }: CompanyRow) {
  return { id, name, admin_id, country_id, currency, legal_id };
}

function loginMethodsOf({ email, phone, login }: MemberRow): ('email' | 'phone')[] {
  if (email === null && phone === null) return [login.includes('@') ? 'email' : 'phone'];
  return [...(email === null ? [] : ['email' as const]), ...(phone === null ? [] : ['phone' as const])];
}

export function presentUser(member: MemberRow, principal: Member, company: RoleFacts, now: number) {
  const isExpired = member.state === 'invited' && (member.invited_until?.getTime() ?? 0) <= now;
  const refusals = {
    change: refuseChange(principal, member, member.role === 'administrator' ? 'manager' : 'administrator', company)
      ?.code,
    remove: refuseChange(principal, member, null, company)?.code,
    lock: refuseLock(principal, member)?.code,
    hand_over: refuseHandOver(
      { personId: principal.accountId, role: principal.role },
      member.state === 'active' ? member.account_id : null,
    )?.code,
  };
  return {
    id: member.id,
    account_id: member.account_id,
    name: member.name,
    login: member.login,
    login_methods: loginMethodsOf(member),
    position: member.position,
    can_edit_profile: member.can_edit_profile,
    role: member.role,
    status: isExpired ? ('expired' as const) : member.state === 'invited' ? ('invited' as const) : ('active' as const),
    is_self: member.account_id === principal.accountId,
    is_owner: member.role === 'owner',
    invited_until: member.state === 'invited' ? (member.invited_until?.toISOString() ?? null) : null,
    message_sends_at:
      member.message_due_at && member.message_due_at.getTime() > now ? member.message_due_at.toISOString() : null,
    refusals: Object.fromEntries(
      Object.entries(refusals).flatMap(([action, code]) => (code ? [[action, code] as const] : [])),
    ),
  };
}

export function presentInvitation(invitation: InvitationRow, now: number) {
  return {
    brand: invitation.company_name,
    invited_by: invitation.invited_by,
    role: invitation.role,
    login_hint: maskLogin(invitation.login),
    state: stateOf(invitation, now),
  } as const;
}
