import { confirmAward } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { unwrap } from '../../platform/errors';
import { causeOf } from '../../platform/events/cause';
import { applyChanges, lockAsCarrier } from '../auction';
import { findLastDecision } from './decision.queries';

/** The winner takes the load. */
export async function confirmOwnAward(
  context: MemberContext,
  loadId: number,
  bidId: number | undefined,
): Promise<void> {
  const locked = await lockAsCarrier(context, loadId);
  const { load, standings, own, row, now } = locked;
  const reason = (await findLastDecision(context.sql, row.company_id, row.id))?.inputs.text;
  const input = { optionId: own.optionId, bidId: bidId ?? null, ...(reason && { text: reason }) };
  const change = unwrap(confirmAward(load, standings, input, now), { state: row.state });
  await applyChanges(context, [{ locked, change, cause: causeOf(context) }]);
}
