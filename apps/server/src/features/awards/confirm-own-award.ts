import { confirmAward } from '@tenderlane/domain/awards';
import type { MemberContext } from '../../platform/context';
import { unwrap } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { applyChanges, lockAsCarrier } from '../auction';
import { findLastDecision } from './decision.queries';

export async function confirmOwnAward(
  context: MemberContext,
  loadId: number,
  bidId: number | undefined,
): Promise<void> {
  // Sent after the lock in the same flight, so no other decision can come between.
  const [locked, decision] = await Promise.all([
    lockAsCarrier(context, loadId),
    findLastDecision(context.sql, context.principal.companyId, loadId),
  ]);
  const { load, standings, own, row, now } = locked;
  const reason = decision?.inputs.text;
  const input = { optionId: own.optionId, bidId: bidId ?? null, ...(reason && { text: reason }) };
  const change = unwrap(confirmAward(load, standings, input, now), { state: row.state });
  await applyChanges(context, [{ locked, change, cause: causeOf(context) }]);
}
