import { promoteBid, type BidOutcome, type Refusal } from '@tenderlane/domain';
import type { BidRow } from './bid.queries';
import type { Held, HeldStanding } from '../auction';

/** A provisional bid under the rules of this moment. */
export function promote(held: Held, standing: HeldStanding, stored: BidRow): BidOutcome | Refusal {
  const bid = {
    optionId: standing.optionId,
    bidId: stored.id,
    acceptedSeq: held.row.bid_seq + 1,
    amount: stored.amount,
    currency: stored.currency,
    vatMode: stored.vat_mode,
    daysToPay: stored.days_to_pay,
    validUntil: stored.valid_until.getTime(),
    components: [],
  };
  return promoteBid(held.load, held.standings, bid, held.now);
}
