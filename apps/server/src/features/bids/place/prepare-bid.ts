import { isChainOpenToCarriers } from '@tenderlane/domain/auction';
import { type RevisionLimits } from '@tenderlane/domain/core';
import { placeBid, type BidInput, type BidOutcome } from '@tenderlane/domain/bids';
import type { BidBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { unwrap, assertPresent } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { type LockedAuction, type CarrierStanding, type AppliedChange } from '../../auction';
import { checkDetails, detailsOf } from './bid-details';
import { bidWriteOf, newBidId } from './bid-write';
import { receiptOf } from '../view/receipt';

export interface Bidder {
  standing: CarrierStanding;
  ownTender: boolean;
  enteredBy: number | null;
}

export async function prepareBid(context: MemberContext, locked: LockedAuction, bidder: Bidder, body: BidBody) {
  await checkDetails(context, locked, body);
  const { standing, enteredBy } = bidder;
  const input = bidInputOf(locked, bidder, body, context.config.bidLimits);
  const outcome = unwrap(placeBid(locked.load, locked.standings, input, locked.now), { state: locked.row.state });
  const bid = {
    ...bidWriteOf(locked, standing, input, outcome),
    ...detailsOf(body),
    enteredBy,
    placedBy: enteredBy ? null : context.principal.accountId,
  };
  const cause = causeOf(context);
  return { outcome, change: { locked, change: outcome.change, cause, bid } };
}

function bidInputOf(
  { row, load }: LockedAuction,
  { standing, ownTender, enteredBy }: Bidder,
  body: BidBody,
  limits: RevisionLimits,
): BidInput {
  return {
    optionId: standing.optionId,
    bidId: newBidId(),
    acceptedSeq: row.bid_seq + 1,
    amount: body.price.amount,
    currency: body.price.currency,
    vatMode: body.vat_mode ?? load.terms.vatMode,
    daysToPay: body.days_to_pay ?? load.terms.daysToPay,
    validUntil: body.valid_until ? Date.parse(body.valid_until) : null,
    components: (body.components ?? []).map(({ kind, price }) => ({ kind, amount: price.amount })),
    confirmFarBelow: body.confirm ?? false,
    enteredBy,
    ownTender,
    limits,
  };
}

export type BidAnswer = ReturnType<typeof answerOf>;

export function answerOf({ locked, after, chain, bid }: AppliedChange, outcome: BidOutcome) {
  const { id } = assertPresent(bid, 'the bid of a change');
  const link = assertPresent(
    chain.find(({ kind }) => kind === 'bid'),
    'the chain entry of a bid',
  );
  return {
    id,
    rank: locked.load.terms.mode === 'sealed' ? null : outcome.rank,
    provisional: outcome.provisional,
    accepted_at: new Date(locked.now).toISOString(),
    effective_end_at: new Date(after.load.effectiveEnd ?? locked.now).toISOString(),
    awarded: outcome.booked,
    receipt: receiptOf(id, link, isChainOpenToCarriers(after.load)),
  };
}
