import { promoteBid, type BidOutcome } from '@tenderlane/domain/bids';
import type { Refusal } from '@tenderlane/domain/core';
import type { BidRow } from './bid.queries';
import type { LockedAuction, CarrierStanding } from '../../auction';

export function promoteProvisionalBid(
  locked: LockedAuction,
  standing: CarrierStanding,
  stored: BidRow,
): BidOutcome | Refusal {
  const bid = {
    optionId: standing.optionId,
    bidId: stored.id,
    acceptedSeq: locked.row.bid_seq + 1,
    amount: stored.amount,
    currency: stored.currency,
    vatMode: stored.vat_mode,
    daysToPay: stored.days_to_pay,
    validUntil: stored.valid_until.getTime(),
    components: [],
  };
  return promoteBid(locked.load, locked.standings, bid, locked.now);
}
