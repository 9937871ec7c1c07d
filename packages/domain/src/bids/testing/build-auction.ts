import type { LoadAuction } from '../../auction/auction';
import { NO_APPROVAL } from '../../terms/approval-facts';
import { nextDueAt } from '../../auction/due';
import { REVISION_LIMITS } from '../../core/limits';
import type { Standing } from '../../auction/standing';
import { DEFAULT_TERMS, type Terms } from '../../terms/terms';
import type { BidInput } from '../place-bid';
import { draftFields } from '../../loads/load-fields';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../core/time';

/** Tests begin at this moment; an open tender ends 24 hours later. */
export const START = 1_790_000_000_000;
export const END = START + DAY_MS;
export const PICKUP = START + 4 * DAY_MS;

export function buildTerms(terms: Partial<Terms> = {}): Terms {
  return { ...DEFAULT_TERMS, currency: 'UAH', ...terms };
}

export function buildLoad(fields: Partial<LoadAuction> = {}, terms: Partial<Terms> = {}): LoadAuction {
  const load: LoadAuction = {
    ...draftFields(),
    loadId: 1,
    terms: buildTerms(terms),
    state: 'ongoing',
    publishedAt: START,
    end0: END,
    effectiveEnd: END,
    timeline: { published: START },
    firstPickupFrom: PICKUP,
    firstPickupTo: PICKUP + 8 * HOUR_MS,
    approvalFacts: NO_APPROVAL,
    republishCount: 0,
    ...fields,
  };
  return { ...load, dueAt: nextDueAt(load, []) };
}

/** An invited carrier without a bid; option and carrier have the same number. */
export function buildStanding(optionId: number, fields: Partial<Standing> = {}): Standing {
  return {
    optionId,
    carrierId: optionId,
    state: 'invited',
    bidId: null,
    amount: null,
    comparable: null,
    acceptedSeq: 0,
    acceptedAt: START,
    validUntil: null,
    inAudience: true,
    eligible: true,
    provisional: false,
    out: false,
    ...fields,
  };
}

export function buildBidder(optionId: number, price: number, fields: Partial<Standing> = {}): Standing {
  const bid = { bidId: 100 + optionId, amount: price, comparable: price, acceptedSeq: optionId, validUntil: PICKUP };
  return buildStanding(optionId, { state: 'active', ...bid, ...fields });
}

export function buildBid(optionId: number, amount: number, fields: Partial<BidInput> = {}): BidInput {
  return {
    optionId,
    bidId: 1000 + optionId,
    acceptedSeq: 1000,
    amount,
    currency: 'UAH',
    vatMode: 'net',
    daysToPay: 3,
    validUntil: null,
    components: [],
    confirmFarBelow: false,
    enteredBy: null,
    ownTender: false,
    limits: REVISION_LIMITS,
    ...fields,
  };
}

export function minutes(count: number): number {
  return count * MINUTE_MS;
}
