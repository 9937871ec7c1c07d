import { randomInt } from 'node:crypto';
import type { BidInput, BidOutcome } from '@tenderlane/domain/bids';
import type { detailsOf } from './bid-details';
import type { AppliedChange, CarrierStanding, LockedAuction } from '../../auction';

/** Bids have random ids of 15 digits: consecutive ids would tell a carrier how many bids came between its own. */
export const newBidId = () => randomInt(1e14, 1e14 + 2 ** 48 - 1);

type BidFacts = Pick<BidInput, 'optionId' | 'bidId' | 'acceptedSeq' | 'amount' | 'currency' | 'vatMode' | 'daysToPay'>;
type BidWrite = NonNullable<AppliedChange['bid']>;
type BareBid = Omit<BidWrite, keyof ReturnType<typeof detailsOf> | 'enteredBy' | 'placedBy'>;

export function bidWriteOf(
  locked: LockedAuction,
  standing: CarrierStanding,
  input: BidFacts,
  outcome: Pick<BidOutcome, 'comparable' | 'validUntil' | 'provisional'>,
): BareBid {
  return {
    id: input.bidId,
    optionId: input.optionId,
    loadId: locked.row.id,
    companyId: locked.row.company_id,
    carrierCompanyId: standing.carrierCompanyId,
    seq: input.acceptedSeq,
    amount: input.amount,
    currency: input.currency,
    vatMode: input.vatMode,
    daysToPay: input.daysToPay,
    comparable: outcome.comparable,
    validUntil: outcome.validUntil,
    provisional: outcome.provisional,
    placedAt: locked.now,
  };
}
