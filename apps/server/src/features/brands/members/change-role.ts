import type { Role } from '@tenderlane/domain/core';
import type { PersonContext } from '../../../platform/context';
import { saveRole } from './colleague.queries';
import { recordCompanyEvent } from '../company-event';
import type { MemberRow } from '../queries';
import { lockChange } from './lock-colleague';

export async function changeRole(context: PersonContext, id: number, role: Role): Promise<MemberRow> {
  const { sql } = context;
  const { principal, member } = await lockChange(context, id, role);
  if (member.role === role) return member;
  await saveRole(sql, principal.companyId, id, role);
  const at = await context.clock.now(sql);
  const changes = [{ field: 'role', old: member.role, new: role }];
  await recordCompanyEvent(context, principal.companyId, {
    at,
    entityId: id,
    action: 'colleague.role_changed',
    changes,
  });
  return { ...member, role };
}
