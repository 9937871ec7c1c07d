import { refuse, type Refusal } from '../core/refusal';
import { refuseStale } from '../core/refuse-stale';
import type { LoadAuction } from '../auction/auction';
import { enterBid, refuseBidder, type BidOutcome } from './place-bid';
import { comparableRate } from '../terms/comparable';
import { toTimedLoad, usualValidUntil } from '../auction/auction';
import { refuseAction } from '../loads/load-state';
import { notEligible, type Standing } from '../auction/standing';

/** `price` is the book-now price the carrier saw (minor units), null if unknown. */
export interface BookNowInput {
  optionId: number;
  bidId: number;
  acceptedSeq: number;
  price: number | null;
  ownTender: boolean;
}

/** Refuses a booking; null when allowed. Only an eligible carrier may book: a booking cannot be provisional. */
export function refuseBookNow(load: LoadAuction, standing: Standing, t: number): Refusal | null {
  const refused = refuseAction('book_now', load) ?? refuseBidder(load, standing, t);
  if (refused) return refused;
  if (load.terms.bookNowPrice === null) return refuse('bid.book-now-missing');
  return standing.eligible ? null : notEligible(standing);
}

/** Books the load: a bid of exactly the book-now price in the tender's own VAT mode and days to pay. */
export function bookNow(
  load: LoadAuction,
  standings: readonly Standing[],
  input: BookNowInput,
  t: number,
): Refusal | BidOutcome {
  const standing = standings.find((candidate) => candidate.optionId === input.optionId);
  const refused = standing ? refuseBookNow(load, standing, t) : refuse('option.not-in-audience');
  if (refused) return refused;
  if (input.ownTender) return refuse('bid.own-tender');
  const { terms } = load;
  const amount = terms.bookNowPrice;
  if (!standing || amount === null) return refuse('bid.book-now-missing');
  const stale = refuseStale('option.bid-changed', { seen: input.price, present: amount }, { price: amount });
  if (stale) return stale;
  const bid = {
    ...input,
    amount,
    standing,
    currency: terms.currency,
    vatMode: terms.vatMode,
    daysToPay: terms.daysToPay,
    components: [],
    confirmFarBelow: true,
    enteredBy: null,
    limits: null,
    provisional: false,
    comparable: comparableRate(amount, terms),
    validUntil: usualValidUntil(toTimedLoad(load)),
  };
  return enterBid(load, standings, bid, 'load.bid_placed', t);
}
