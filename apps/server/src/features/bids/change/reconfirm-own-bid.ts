import { reconfirmBid } from '@tenderlane/domain/bids';
import type { MemberContext } from '../../../platform/context';
import { unwrap, notFound } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { applyChanges, lockAsCarrier } from '../../auction';
import { findBid } from './bid.queries';

export async function reconfirmOwnBid(context: MemberContext, loadId: number): Promise<void> {
  const locked = await lockAsCarrier(context, loadId);
  const { own, row } = locked;
  const stored = own.bidId === null ? undefined : await findBid(context.sql, row.company_id, own.optionId, own.bidId);
  if (!stored) throw notFound();
  const acceptedSeq = row.bid_seq + 1;
  const input = {
    optionId: own.optionId,
    bidId: stored.id,
    acceptedSeq,
    amount: stored.amount,
    vatMode: stored.vat_mode,
    daysToPay: stored.days_to_pay,
    limits: context.config.bidLimits,
  };
  const change = unwrap(reconfirmBid(locked.load, locked.standings, input, locked.now), { state: row.state });
  await applyChanges(context, [
    { locked, change, cause: causeOf(context), promoted: { bidId: stored.id, seq: acceptedSeq } },
  ]);
}
