import { refuseRoleChange, type Role, type RoleFacts } from '@tenderlane/domain';
import type { PersonContext } from '../../platform/context';
import { withRole, type Member } from '../../platform/principal';
import { throwIfRefused, notFound } from '../../platform/errors';
import { leaveCompany } from '../identity';
import { findMember, saveRemoval, saveRole } from './colleague.queries';
import { recordCompanyEvent } from './company-event';
import { dropKept } from './message-ledger.queries';
import { memberWith } from './policy';
import { lockCompany, type MemberRow } from './queries';
import { readRoleFacts } from './setting';

/** Gives a colleague, or an open invitation, another role. */
export async function changeRole(context: PersonContext, id: number, role: Role): Promise<MemberRow> {
  const { sql } = context;
  const { principal, member } = await lockChange(context, id, role);
  if (member.role === role) return member;
  await saveRole(sql, principal.companyId, id, role);
  const at = await context.clock.now(sql);
  const changes = [{ field: 'role', old: member.role, new: role }];
  await recordCompanyEvent(context, principal.companyId, {
    at,
    entity: 'colleague',
    entityId: id,
    action: 'colleague.role_changed',
    changes,
  });
  return { ...member, role };
}

/** Removes a colleague, whose sessions lose the company at once, or revokes an open invitation. */
export async function removeColleague(context: PersonContext, id: number): Promise<void> {
  const { sql } = context;
  const { principal, member } = await lockChange(context, id, null);
  await saveRemoval(sql, principal.companyId, id);
  if (member.state === 'invited')
    await dropKept(sql, principal.companyId, [member.login], await context.clock.now(sql));
  if (member.account_id !== null) await leaveCompany(sql, member.account_id, principal.companyId);
  const action = member.state === 'invited' ? 'colleague.invitation_revoked' : 'colleague.removed';
  const at = await context.clock.now(sql);
  await recordCompanyEvent(context, principal.companyId, { at, entity: 'colleague', entityId: id, action });
}

/** Two administrators who change each other's role at once come one after the other: the company's row is the lock. */
async function lockChange(
  context: PersonContext,
  id: number,
  to: Role | null,
): Promise<{ principal: Member; member: MemberRow }> {
  const { sql } = context;
  const caller = memberWith(context.principal, 'users.write');
  await lockCompany(sql, caller.companyId);
  const [self, member] = [
    await findMember(sql, caller.companyId, caller.memberId),
    await findMember(sql, caller.companyId, id),
  ];
  if (!self || !member) throw notFound();
  const principal = withRole(caller, self.role);
  throwIfRefused(refuseChange(principal, member, to, await readRoleFacts(sql, caller.companyId)));
  return { principal, member };
}

/** An invitation belongs to nobody yet, so it is never one's own, and nobody counts on it. */
export function refuseChange(principal: Member, member: MemberRow, to: Role | null, company: RoleFacts) {
  const isInvited = member.state === 'invited';
  return refuseRoleChange({
    actor: { personId: principal.accountId, rights: principal.rights },
    target: { personId: member.account_id ?? 0, role: member.role },
    to,
    company: isInvited ? { ...company, administrators: company.administrators + 1, approvalRule: false } : company,
  });
}
