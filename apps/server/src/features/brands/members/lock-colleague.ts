import { refuseRight, refuseRoleChange, type Role, type RoleFacts } from '@tenderlane/domain/core';
import { refuseProfileLock } from '@tenderlane/domain/identity';
import type { PersonContext } from '../../../platform/context';
import { withRole, type Member } from '../../../platform/principal';
import { throwIfRefused, notFound } from '../../../platform/errors';
import { findMember } from './colleague.queries';
import { memberWith } from '../policy';
import { lockCompany, type MemberRow } from '../queries';
import { readRoleFacts } from '../setting';

interface LockedColleague {
  principal: Member;
  member: MemberRow;
}

/** Locks the company's row to serialize administrators who change each other. */
export async function lockColleague(context: PersonContext, id: number): Promise<LockedColleague> {
  const { sql } = context;
  const caller = memberWith(context.principal, 'users.write');
  await lockCompany(sql, caller.companyId);
  const [self, member] = [
    await findMember(sql, caller.companyId, caller.memberId),
    await findMember(sql, caller.companyId, id),
  ];
  if (!self || !member) throw notFound();
  const principal = withRole(caller, self.role);
  throwIfRefused(refuseRight(principal.rights, 'users.write'));
  return { principal, member };
}

/** Locks a colleague for a change of role; `to` null removes the colleague. */
export async function lockChange(context: PersonContext, id: number, to: Role | null): Promise<LockedColleague> {
  const { principal, member } = await lockColleague(context, id);
  throwIfRefused(refuseChange(principal, member, to, await readRoleFacts(context.sql, principal.companyId)));
  return { principal, member };
}

export const refuseLock = (principal: Member, member: MemberRow) =>
  refuseProfileLock({
    actor: { personId: principal.accountId, rights: principal.rights },
    target: { personId: member.state === 'invited' ? null : member.account_id, role: member.role },
  });

/** An invitation has no account yet, so it is never one's own and does not count as an approver or administrator. */
export function refuseChange(principal: Member, member: MemberRow, to: Role | null, company: RoleFacts) {
  const isInvited = member.state === 'invited';
  return refuseRoleChange({
    actor: { personId: principal.accountId, rights: principal.rights },
    target: { personId: member.account_id ?? 0, role: member.role },
    to,
    company: isInvited ? { ...company, administrators: company.administrators + 1, approvalRule: false } : company,
  });
}
