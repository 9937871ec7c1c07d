import { LIMITS } from '../core/limits';
import type { VatMode } from '../reference/lists';
import { divide, shareOf, WHOLE_BP } from '../money/amount';
import type { Step, Terms } from './terms';

/** The part of a bid that decides its comparable price; `amount` in minor units of the tender's currency. */
export interface PricedBid {
  amount: number;
  vatMode: VatMode;
  daysToPay: number;
}

type PriceTerms = Pick<Terms, 'quantityMilli' | 'vatRateBp' | 'costOfMoneyBp' | 'daysToPay'>;

interface Ratio {
  numerator: bigint;
  denominator: bigint;
}

const DAYS_A_YEAR = 365n;
const WHOLE = BigInt(WHOLE_BP);
const MONEY_MAX = BigInt(LIMITS.moneyMax);

function comparableRatio(terms: PriceTerms, vatMode: VatMode, daysToPay: number): Ratio {
  const vatBp = vatMode === 'gross' ? BigInt(terms.vatRateBp) : 0n;
  const lateDays = BigInt(daysToPay - terms.daysToPay);
  return {
    numerator: WHOLE * BigInt(terms.quantityMilli) * (DAYS_A_YEAR * WHOLE - BigInt(terms.costOfMoneyBp) * lateDays),
    denominator: (WHOLE + vatBp) * 1000n * DAYS_A_YEAR * WHOLE,
  };
}

/**
 * The price the auction compares, in minor units:
 * round_half_up(net × q × (1 − r/365 × (days of the bid − days of the tender))), net = amount / (1 + VAT) where the bid
 * is gross. Source: the simple discount of a deferred payment at the shipper's cost of money, actual/365.
 * Computed as one exact fraction and rounded once; not positive when the days outweigh the price. Infinity when it is more
 * than any money: such a bid is refused, and with such a rate nothing is published.
 */
export function comparablePrice(bid: PricedBid, terms: PriceTerms): number {
  const { numerator, denominator } = comparableRatio(terms, bid.vatMode, bid.daysToPay);
  const product = BigInt(bid.amount) * numerator;
  if (product <= 0n) return 0;
  const rounded = divide(product, denominator);
  return rounded > MONEY_MAX ? Infinity : Number(rounded);
}

/**
 * Converts a rate (starting, target, book-now, step amount), stated in the tender's VAT mode and days to pay, to a
 * comparable price.
 */
export function comparableRate(rate: number, terms: PriceTerms & Pick<Terms, 'vatMode'>): number {
  return comparablePrice({ amount: rate, vatMode: terms.vatMode, daysToPay: terms.daysToPay }, terms);
}

/** Converts a comparable price (without VAT) to a total in the tender's VAT mode, rounded half up. */
export function inTenderVat(comparable: number, { vatMode, vatRateBp }: Pick<Terms, 'vatMode' | 'vatRateBp'>): number {
  if (vatMode !== 'gross') return comparable;
  return shareOf(comparable, WHOLE_BP + vatRateBp);
}

/**
 * Returns a bid's price in the tender's VAT mode. A bid in that mode is shown as entered, because converting to the
 * comparable price and back can be off by one minor unit.
 */
export function bidInTenderVat(
  amount: number,
  comparable: number,
  terms: Pick<Terms, 'vatMode' | 'vatRateBp' | 'basis'>,
): number {
  const shown = inTenderVat(comparable, terms);
  return terms.basis === 'trip' && Math.abs(shown - amount) <= 1 ? amount : shown;
}

/**
 * Converts a rate to a total of the whole transport in the tender's VAT mode; null above the maximum of money, which a
 * draft may still hold.
 */
export function totalOfRate(rate: number, { quantityMilli }: Pick<Terms, 'quantityMilli'>): number | null {
  const total = divide(BigInt(rate) * BigInt(quantityMilli), 1000n);
  return total > MONEY_MAX ? null : Number(total);
}

type StepTerms = PriceTerms & Pick<Terms, 'vatMode'> & { step: Step };

/**
 * The amount by which a bid must undercut `best` (comparable). Percent steps round up; a step is at least 1 minor unit.
 */
export function stepAmount(terms: StepTerms, best: number): number {
  const { step } = terms;
  const amount = step.kind === 'percent' ? shareOf(best, step.value, 'up') : comparableRate(step.value, terms);
  return Math.max(1, amount);
}

/** Prices that the bidder can see; null when there is none or the mode hides it. */
export interface BidReferences {
  best: number | null;
  own: number | null;
}

type LimitTerms = StepTerms & Pick<Terms, 'mode' | 'startingRate'>;

/** The highest comparable price a bid may have now; null without a limit. At 0 or less no bid is possible any more. */
export function highestComparable(terms: LimitTerms, { best, own }: BidReferences): number | null {
  const ceiling = terms.startingRate === null ? null : comparableRate(terms.startingRate, terms);
  const reference = terms.mode === 'open' ? best : terms.mode === 'rank_only' ? own : null;
  if (reference === null) return ceiling;
  const stepped = reference - stepAmount(terms, reference);
  return ceiling === null ? stepped : Math.min(ceiling, stepped);
}

/**
 * The highest amount this bidder may write now, in its own VAT mode and days to pay: the largest whole number whose
 * comparable price does not exceed the limit (the exact inverse of the rounding above). Null: no limit.
 */
export function highestAllowedBid(
  terms: LimitTerms,
  references: BidReferences,
  bidder: Pick<PricedBid, 'vatMode' | 'daysToPay'>,
): { comparable: number; amount: number } | null {
  const comparable = highestComparable(terms, references);
  if (comparable === null) return null;
  const { numerator, denominator } = comparableRatio(terms, bidder.vatMode, bidder.daysToPay);
  if (comparable === Infinity) return { comparable, amount: LIMITS.moneyMax };
  if (comparable < 1 || numerator <= 0n) return { comparable, amount: 0 };
  const amount = ((2n * BigInt(comparable) + 1n) * denominator - 1n) / (2n * numerator);
  return { comparable, amount: Number(amount > MONEY_MAX ? MONEY_MAX : amount) };
}

/** True for more than 20 % below the reference: probably a typing mistake, so the bidder must confirm it. */
export function farBelow(comparable: number, reference: number | null): boolean {
  return reference !== null && BigInt(comparable) * 100n < BigInt(reference) * 80n;
}
