import type { MemberContext } from '../../../platform/context';
import { notFound, unwrap } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { applyChanges, lockAsCarrier } from '../../auction';
import { findBid } from './bid.queries';
import { promoteProvisionalBid } from './promote-bid';

export async function acceptPhoneBid(context: MemberContext, loadId: number, bidId: number): Promise<void> {
  const locked = await lockAsCarrier(context, loadId);
  const stored = await findBid(context.sql, locked.row.company_id, locked.own.optionId, bidId);
  if (!stored) throw notFound();
  const outcome = unwrap(promoteProvisionalBid(locked, locked.own, stored), { state: locked.row.state });
  await applyChanges(context, [
    {
      locked,
      change: outcome.change,
      cause: causeOf(context),
      promoted: { bidId, seq: locked.row.bid_seq + 1 },
    },
  ]);
}
