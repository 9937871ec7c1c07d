import { refuseRoleChange, type Role, type RoleFacts } from '@tenderlane/domain';
import type { PersonContext } from '../../../platform/context';
import { withRole, type Member } from '../../../platform/principal';
import { throwIfRefused, notFound } from '../../../platform/errors';
import { findMember } from './colleague.queries';
import { memberWith } from '../policy';
import { lockCompany, type MemberRow } from '../queries';
import { readRoleFacts } from '../setting';

/** Two administrators who change each other's role at once come one after the other: the company's row is the lock. */
export async function lockChange(
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
