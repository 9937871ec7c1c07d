import type { BidInput, BidOutcome } from '@tenderlane/domain';
import type { detailsOf } from './bid-details';
import type { BidWrite, Held, HeldStanding } from '../auction';

type BidFacts = Pick<BidInput, 'optionId' | 'bidId' | 'acceptedSeq' | 'amount' | 'currency' | 'vatMode' | 'daysToPay'>;
type BareBid = Omit<BidWrite, keyof ReturnType<typeof detailsOf> | 'enteredBy' | 'placedBy'>;

/** A bid's row as far as the rules know it. */
export function bidWriteOf(
  held: Held,
  standing: HeldStanding,
  input: BidFacts,
  outcome: Pick<BidOutcome, 'comparable' | 'validUntil' | 'provisional'>,
): BareBid {
  return {
    id: input.bidId,
    optionId: input.optionId,
    loadId: held.row.id,
    companyId: held.row.company_id,
    carrierCompanyId: standing.carrierCompanyId,
    seq: input.acceptedSeq,
    amount: input.amount,
    currency: input.currency,
    vatMode: input.vatMode,
    daysToPay: input.daysToPay,
    comparable: outcome.comparable,
    validUntil: outcome.validUntil,
    provisional: outcome.provisional,
    placedAt: held.now,
  };
}
