import { nextRelation } from '@tenderlane/domain/carriers';
import type { MemberContext } from '../../platform/context';
import { invalidField, unwrap } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { findSetting } from '../brands';
import { endInvitation } from './invitations/revoke-invitation';
import { unconfirmLegalId } from './legal-ids/unconfirm-legal-id';
import { lockOwnRelation } from './policy';
import { saveRelation } from './queries';
import { relationEvent } from './relation-event';

const EVENTS = {
  approve: 'carrier.approved',
  decline: 'carrier.declined',
  suspend: 'carrier.suspended',
  resume: 'carrier.resumed',
  remove: 'carrier.removed',
} as const;

/** Approves, declines, suspends, resumes or removes a carrier; open tenders are updated in the same transaction. */
export async function changeRelation(
  context: MemberContext,
  id: number,
  action: keyof typeof EVENTS,
  reason?: string,
): Promise<void> {
  const { sql, principal } = context;
  const relation = await lockOwnRelation(context, id);
  const { require_packet: packetRequired } = await findSetting(sql, principal.companyId);
  const { state: before, previous_state: previous, is_closed: isClosed } = relation;
  const state = unwrap(
    nextRelation(action, before, { packetRequired, isClosed, ...(previous && { before: previous }) }),
  );
  if (action === 'suspend' && !reason) throw invalidField('reason', 'required');
  // A removed carrier releases its number for another carrier that proves it.
  if (state === 'removed') await unconfirmLegalId(context, id);
  const at = await context.clock.now(sql);
  if (action === 'remove') await endInvitation(context, relation, at);
  await saveRelation(sql, relation, {
    state,
    previous_state: action === 'suspend' ? before : null,
    reason: reason ?? null,
    ...(action === 'approve' &&
      state === 'verified' && {
        verified_at: new Date(at),
        verifiedBy: principal.accountId,
      }),
  });
  const changes = [{ field: 'state', old: before, new: state }];
  const params = reason ? { reason } : {};
  await record(context, [relationEvent(context, relation, { at, action: EVENTS[action], changes, params })]);
}
