import { isRefusal } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { notFound, refused } from '../../platform/errors';
import { applyChanges, causeOf, holdAsCarrier } from '../auction';
import { findBid } from './bid.queries';
import { promote } from './promote-bid';

/** The carrier accepts what a colleague of the shipper entered by phone; from now on the bid counts. */
export async function acceptPhoneBid(context: MemberContext, loadId: number, bidId: number): Promise<void> {
  const held = await holdAsCarrier(context, loadId);
  const stored = await findBid(context.sql, held.row.company_id, held.own.optionId, bidId);
  if (!stored) throw notFound();
  const outcome = promote(held, held.own, stored);
  if (isRefusal(outcome)) throw refused(outcome, { state: held.row.state });
  applyChanges(context.sql, [
    {
      held,
      change: outcome.change,
      cause: causeOf(context),
      promoted: { bidId, seq: held.row.bid_seq + 1 },
    },
  ]);
}
