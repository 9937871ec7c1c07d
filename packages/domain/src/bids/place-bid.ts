import { minimumValidUntil, toTimedLoad, usualValidUntil, type LoadAuction } from '../auction/auction';
import {
  applyOptions,
  completeChange,
  emptyChange,
  mergeChanges,
  type Change,
  type OptionChange,
} from '../auction/change';
import { comparablePrice, comparableRate, farBelow, highestAllowedBid, type PricedBid } from '../terms/comparable';
import { extendForNewLeader } from '../auction/extend';
import { countRevision, refuseRevision } from '../auction/revisions';
import { type RevisionLimits } from '../core/limits';
import { bestComparable, isLive, rankOf, type Standing } from '../auction/standing';
import type { ComponentKind, OptionState } from '../terms/terms';
import { canResumeBidding, shownCounters } from '../auction/visibility';
import { isSealedNow } from '../terms/sealed';
import { awardOrAskApproval } from '../awards/award';
import { recordChoice } from '../awards/choose-winner';
import { LIMITS } from '../core/limits';
import { refuseAction } from '../loads/load-state';
import { isRefusal, refuse, type Refusal } from '../core/refusal';

/**
 * A bid as sent. The server sets `bidId` and `acceptedSeq` under the load's lock. `validUntil` is epoch ms, null for
 * the default. `enteredBy` is the colleague who took it by phone, else null. `ownTender`: bidder and shipper are one
 * company. `limits` is null when no revision is counted: a booking, or a provisional bid that becomes live.
 */
export interface BidInput extends PricedBid {
  optionId: number;
  bidId: number;
  acceptedSeq: number;
  currency: string;
  validUntil: number | null;
  components: readonly { kind: ComponentKind; amount: number }[];
  confirmFarBelow: boolean;
  enteredBy: number | null;
  ownTender: boolean;
  limits: RevisionLimits | null;
}

/**
 * `rank` is null for a provisional bid; `extendedTo` is the new end, null if it did not move; `booked`: the book-now
 * price was met.
 */
export interface BidOutcome {
  comparable: number;
  validUntil: number;
  rank: number | null;
  provisional: boolean;
  outbidOptionId: number | null;
  extendedTo: number | null;
  booked: boolean;
  change: Change;
}

const MAY_BID: readonly OptionState[] = ['invited', 'viewed', 'declined', 'active', 'stale', 'expired'];

/** Refuses a bid of this option at any price; null when it may bid now. */
export function refuseBidder(load: LoadAuction, standing: Standing, t: number): Refusal | null {
  const refused = refuseAction('bid', load);
  if (refused) return refused;
  if (t >= toTimedLoad(load).effectiveEnd) return refuse('bid.too-late', { state: load.state });
  if (!standing.inAudience) return refuse(standing.suspended ? 'carrier.suspended' : 'option.not-in-audience');
  if (standing.out) return refuse('option.out');
  if (standing.state === 'withdrawn') return refuse('bid.withdrawn');
  return MAY_BID.includes(standing.state) ? null : refuse('option.out');
}

/**
 * Returns a valid bid's comparable price and validity, or the first rule it breaks. `t` is the database's clock after
 * the lock.
 */
export function checkBid(
  load: LoadAuction,
  standings: readonly Standing[],
  bid: BidInput,
  t: number,
): Refusal | { comparable: number; validUntil: number; standing: Standing } {
  // Checked before any fact about this carrier, so that every carrier gets the same answer.
  if (bid.enteredBy !== null && isSealedNow(load) && canResumeBidding(load)) {
    return refuse('bid.sealed-phone', { state: load.state });
  }
  const standing = standings.find((candidate) => candidate.optionId === bid.optionId);
  if (!standing) return refuse('option.not-in-audience');
  const refused =
    refuseBidder(load, standing, t) ??
    refuseForm(load, bid) ??
    (bid.limits && refuseRevision(load, standing, bid.limits, t));
  if (refused) return refused;
  if (bid.enteredBy !== null && isLive(standing, t)) return refuse('bid.already-live');
  const comparable = comparablePrice(bid, load.terms);
  const validUntil = bid.validUntil ?? usualValidUntil(toTimedLoad(load));
  return (
    refusePrice(load, standings, standing, { ...bid, comparable }, t) ??
    refuseValidity(load, validUntil) ??
    (!bid.confirmFarBelow && farBelow(comparable, farBelowReference(load, standings, standing, t))
      ? refuse('bid.far-below', undefined, 'confirm')
      : { comparable, validUntil, standing })
  );
}

function refuseForm({ terms }: LoadAuction, bid: BidInput): Refusal | null {
  if (bid.ownTender) return refuse('bid.own-tender');
  if (bid.currency !== terms.currency) return refuse('bid.currency', { currency: terms.currency }, 'price');
  if (!isPositiveMoney(bid.amount)) return refuse('bid.not-positive', undefined, 'price');
  if (!Number.isInteger(bid.daysToPay) || bid.daysToPay < 0 || bid.daysToPay > LIMITS.daysToPayMax) {
    return refuse('bid.days-to-pay', { max: LIMITS.daysToPayMax }, 'days_to_pay');
  }
  if (bid.components.length === 0) return null;
  const sum = bid.components.reduce((total, component) => total + component.amount, 0);
  return sum === bid.amount && bid.components.every((component) => component.amount >= 0)
    ? null
    : refuse('bid.components-sum', { sum, price: bid.amount }, 'components');
}

function isPositiveMoney(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= LIMITS.moneyMin && amount <= LIMITS.moneyMax;
}

/**
 * Checks ceiling and step of the mode. `max` is the highest allowed amount, in the bidder's own VAT mode and days to
 * pay.
 */
function refusePrice(
  { terms }: LoadAuction,
  standings: readonly Standing[],
  own: Standing,
  bid: PricedBid & { comparable: number },
  t: number,
): Refusal | null {
  const { comparable } = bid;
  const { startingRate } = terms;
  if (comparable < 1) return refuse('bid.not-positive', undefined, 'price');
  if (comparable > LIMITS.moneyMax) return refuse('money.too-large', undefined, 'price');
  if (startingRate !== null && comparable > comparableRate(startingRate, terms)) {
    return refuse('bid.above-starting', { max: startingRate }, 'price');
  }
  const ownPrice = own.state === 'active' ? own.comparable : null;
  const limit = highestAllowedBid(terms, { best: bestComparable(standings, t), own: ownPrice }, bid);
  return limit && comparable > limit.comparable ? refuse('bid.too-high', { max: limit.amount }, 'price') : null;
}

function refuseValidity(load: LoadAuction, validUntil: number): Refusal | null {
  const minimum = minimumValidUntil(toTimedLoad(load));
  return validUntil < minimum ? refuse('bid.validity-too-short', { min: minimum }, 'valid_until') : null;
}

/**
 * The reference for "far below" uses only prices this bidder may see, because the question can be repeated at will.
 * Open tender: the best live bid; else its own last bid; else the starting rate; else null.
 */
function farBelowReference(
  { terms }: LoadAuction,
  standings: readonly Standing[],
  own: Standing,
  t: number,
): number | null {
  const best = terms.mode === 'open' ? bestComparable(standings, t) : null;
  const starting = terms.startingRate === null ? null : comparableRate(terms.startingRate, terms);
  return best ?? own.comparable ?? starting;
}

export function placeBid(
  load: LoadAuction,
  standings: readonly Standing[],
  bid: BidInput,
  t: number,
): Refusal | BidOutcome {
  const checked = checkBid(load, standings, bid, t);
  if (isRefusal(checked)) return checked;
  const { comparable, validUntil, standing } = checked;
  const provisional = bid.enteredBy !== null || !standing.eligible;
  return enterBid(load, standings, { ...bid, comparable, validUntil, standing, provisional }, 'load.bid_placed', t);
}

export interface CheckedBid extends Omit<BidInput, 'validUntil'> {
  comparable: number;
  validUntil: number;
  standing: Standing;
  provisional: boolean;
}

/** Writes an accepted bid and its consequences; also used when provisional bids are accepted. */
export function enterBid(
  load: LoadAuction,
  standings: readonly Standing[],
  bid: CheckedBid,
  action: BidAction,
  t: number,
): BidOutcome {
  const { bidId, amount, comparable, acceptedSeq, validUntil, provisional } = bid;
  const entered: OptionChange = {
    optionId: bid.optionId,
    from: bid.standing.state,
    to: 'active',
    standing: {
      ...{ bidId, amount, comparable, acceptedSeq, acceptedAt: t, validUntil, provisional },
      ...(bid.limits && { revisions: countRevision(bid.standing, bid.limits, t) }),
    },
  };
  const after = applyOptions(standings, [entered]);
  const { events, chain } = bidRecords(bid, action);
  const base: Change = { ...emptyChange(), options: [entered], events, chain };
  const own = after.find((standing) => standing.optionId === bid.optionId);
  const outcome = { comparable, validUntil, provisional, rank: rankOf(after, bid.optionId, t) };

  if (own && isLive(own, t) && meetsBookNow(load, comparable)) {
    const decision = recordChoice(after, own, 'book_now', t);
    const counted = { ...base, load: shownCounters(load, after, t) };
    const change = mergeChanges(counted, awardOrAskApproval(load, own, decision, null, t));
    return {
      ...outcome,
      outbidOptionId: null,
      extendedTo: null,
      booked: true,
      change: completeChange(load, standings, change, t),
    };
  }
  const { change, outbidOptionId, extendedTo } = extendForNewLeader(toTimedLoad(load), standings, after, t);
  const merged = completeChange(load, standings, mergeChanges(base, change), t);
  return { ...outcome, outbidOptionId, extendedTo, booked: false, change: merged };
}

function meetsBookNow({ terms }: LoadAuction, comparable: number): boolean {
  return terms.bookNowPrice !== null && comparable <= comparableRate(terms.bookNowPrice, terms);
}

type BidAction = 'load.bid_placed' | 'load.bid_accepted';

function bidRecords(bid: CheckedBid, action: BidAction): Pick<Change, 'events' | 'chain'> {
  const params = {
    bid_id: bid.bidId,
    amount: bid.amount,
    currency: bid.currency,
    vat_mode: bid.vatMode,
    days_to_pay: bid.daysToPay,
    comparable: bid.comparable,
    valid_until: bid.validUntil,
    provisional: bid.provisional,
    entered_by: bid.enteredBy,
  };
  return {
    events: [{ action, optionId: bid.optionId, params }],
    chain: [{ kind: 'bid', payload: { ...params, option_id: bid.optionId } }],
  };
}
