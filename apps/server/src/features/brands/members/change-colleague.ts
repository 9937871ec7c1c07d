import type { Role } from '@tenderlane/domain/core';
import type { PersonContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { recordCompanyEvent } from '../company-event';
import type { MemberRow } from '../queries';
import { changeRole } from './change-role';
import { findMember, saveCanEditProfile, savePosition } from './colleague.queries';
import { lockColleague, refuseLock } from './lock-colleague';

interface ColleagueChange {
  role?: Role | undefined;
  position?: string | null | undefined;
  can_edit_profile?: boolean | undefined;
}

export async function changeColleague(context: PersonContext, id: number, change: ColleagueChange): Promise<MemberRow> {
  if (change.role !== undefined) await changeRole(context, id, change.role);
  if (change.position !== undefined) await changePosition(context, id, change.position || null);
  if (change.can_edit_profile !== undefined) await changeLock(context, id, change.can_edit_profile);
  const { principal } = await lockColleague(context, id);
  const member = await findMember(context.sql, principal.companyId, id);
  if (!member) throw notFound();
  return member;
}

async function changePosition(context: PersonContext, id: number, position: string | null): Promise<void> {
  const { sql, clock } = context;
  const { principal, member } = await lockColleague(context, id);
  if (member.position === position) return;
  await savePosition(sql, principal.companyId, id, position);
  const changes = [{ field: 'position', old: member.position, new: position }];
  const at = await clock.now(sql);
  await recordCompanyEvent(context, principal.companyId, { at, entityId: id, action: 'colleague.changed', changes });
}

/** A colleague who may not edit the profile can still work; the account stays locked until editing is allowed again. */
async function changeLock(context: PersonContext, id: number, canEdit: boolean): Promise<void> {
  const { sql, clock } = context;
  const { principal, member } = await lockColleague(context, id);
  if (member.can_edit_profile === canEdit) return;
  throwIfRefused(refuseLock(principal, member));
  await saveCanEditProfile(sql, principal.companyId, id, canEdit);
  const action = canEdit ? 'colleague.unlocked' : 'colleague.locked';
  await recordCompanyEvent(context, principal.companyId, { at: await clock.now(sql), entityId: id, action });
}
