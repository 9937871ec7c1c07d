import { decideMerge } from '@tenderlane/domain/carriers';
import type { MemberContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { unwrap } from '../../../platform/errors';
import { actorOf } from '../../../platform/principal';
import { lockCompany } from '../../brands';
import { refreshRelation } from '../capabilities/capability.queries';
import { moveAudiences } from '../invitations/invitation.queries';
import { endInvitation } from '../invitations/revoke-invitation';
import { applyLabelRules } from '../labels/apply-label-rules';
import { findOwnCarrier, lockOwnRelation } from '../policy';
import { relationEvent } from '../relation-event';
import { findMergedInto, handOverRelation, saveMerged, takeInvitation } from './duplicate.queries';

/**
 * Merges two relations of the same carrier. Labels, notes, invitations, files and places in audiences move; existing
 * values of the target stay. A repetition changes nothing.
 */
export async function mergeCarrier(context: MemberContext, fromId: number, intoId: number): Promise<void> {
  const { sql, principal, batchUuid } = context;
  const { companyId } = principal;
  // The lock serializes colleagues who merge the same two carriers.
  await lockCompany(sql, companyId);
  const [from, into] = [await lockOwnRelation(context, fromId), await lockOwnRelation(context, intoId)];
  if (from.state === 'removed' && (await findMergedInto(sql, companyId, fromId)) === intoId) return;
  const side = ({ id, state, carrier_company_id: company }: typeof from) => ({
    id,
    state,
    hasCompany: company !== null,
  });
  const decided = unwrap(decideMerge(side(from), side(into)));
  const before = (await findOwnCarrier(context, intoId)).labels.map(({ name }) => name);
  const at = await context.clock.now(sql);
  if (from.state === 'invited' && !decided.takesInvitation) await endInvitation(context, from, at);
  await handOverRelation(sql, companyId, fromId, intoId);
  await moveAudiences(sql, companyId, fromId, intoId);
  await saveMerged(sql, companyId, fromId, intoId);
  if (decided.takesInvitation) await takeInvitation(sql, companyId, intoId, from);
  await refreshRelation(sql, companyId, intoId);
  const after = (await findOwnCarrier(context, intoId)).labels.map(({ name }) => name);
  await record(context, [
    relationEvent(context, from, {
      at,
      action: 'carrier.merged',
      params: { into_id: intoId, into: into.name },
      changes: [{ field: 'state', old: from.state, new: 'removed' }],
    }),
  ]);
  if (before.join('\n') !== after.join('\n')) {
    const changes = [{ field: 'labels', old: before, new: after }];
    await record(context, [relationEvent(context, into, { at, action: 'carrier.labelled', changes })]);
  }
  await applyLabelRules(context, { companyId, carrierIds: [intoId], at, actor: actorOf(principal), batchUuid });
}
