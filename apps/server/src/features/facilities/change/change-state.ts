import type { FacilityStatus } from '@tenderlane/domain/facilities';
import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { facilityEvent } from '../facility-event';
import { saveFacilityState } from '../facility.queries';
import { lockExternalIds, lockOwnFacility, refuseDeleted, refuseTakenExternalId } from '../policy';

export async function changeStatus(context: MemberContext, id: number, status: FacilityStatus): Promise<void> {
  const facility = await lockOwnFacility(context, id);
  refuseDeleted(facility);
  if (facility.status === status) return;
  const { sql, principal, clock } = context;
  const at = await clock.now(sql);
  await saveFacilityState(sql, facility, { status, deletedAt: null }, { accountId: principal.accountId, at });
  const changes = [{ field: 'status', old: facility.status, new: status }];
  const where = { companyId: facility.company_id, id };
  await record(context, [facilityEvent(context, where, { at, action: 'facility.changed', changes })]);
}

/** Deletes a facility; loads keep it, and the deletion can be undone. */
export async function deleteFacility(context: MemberContext, id: number): Promise<void> {
  const facility = await lockOwnFacility(context, id);
  if (!facility.deleted_at) await saveDeletion(context, facility, true);
}

export async function restoreFacility(context: MemberContext, id: number): Promise<void> {
  await lockExternalIds(context);
  const facility = await lockOwnFacility(context, id);
  if (!facility.deleted_at) return;
  await refuseTakenExternalId(context, facility.external_id, id);
  await saveDeletion(context, facility, false);
}

async function saveDeletion(
  context: MemberContext,
  facility: Awaited<ReturnType<typeof lockOwnFacility>>,
  isDeleted: boolean,
): Promise<void> {
  const { sql, principal, clock } = context;
  const at = await clock.now(sql);
  const state = { status: facility.status, deletedAt: isDeleted ? new Date(at) : null };
  await saveFacilityState(sql, facility, state, { accountId: principal.accountId, at });
  const action = isDeleted ? 'facility.deleted' : 'facility.restored';
  await record(context, [facilityEvent(context, { companyId: facility.company_id, id: facility.id }, { at, action })]);
}
