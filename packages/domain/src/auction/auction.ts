import type { LoadRecord } from '../loads/load-fields';
import { MINUTE_MS } from '../core/time';
import type { CarrierMetrics } from './standing';
import type { Terms } from './terms';

/** A company's rule for awards: approval above an amount (minor units of `currency`), or above target by basis points. */
export interface ApprovalRule {
  aboveAmount: number | null;
  currency: string | null;
  aboveTargetBp: number | null;
}

export const NO_APPROVAL: ApprovalFacts = { rule: null, publishedRule: null, lowestTarget: null };

/** A target rate with its units. Two targets compare only when basis, currency and VAT are the same. */
export interface StatedTarget extends Pick<Terms, 'basis' | 'currency' | 'vatMode' | 'vatRateBp'> {
  rate: number;
}

export interface ApprovalFacts {
  /** The company's rule now and the one at publication; it is enough that one of them asks. */
  rule: ApprovalRule | null;
  publishedRule: ApprovalRule | null;
  /** The lowest target since the first publication, republications included; null while there was none. */
  lowestTarget: StatedTarget | null;
}

/**
 * A load with the state of its auction. `republishCount` counts earlier automatic republications in the chain;
 * `papersSigned` stays false until documents exist.
 */
export interface LoadAuction extends LoadRecord {
  terms: Terms;
  approvalFacts: ApprovalFacts;
  republishCount: number;
  papersSigned: boolean;
  medians?: CarrierMetrics;
}

export type TimedLoad = LoadAuction & { end0: number; effectiveEnd: number };

/** Throws for a load without an end: every published load has one, so a missing end is a broken row, not a refusal. */
export function toTimedLoad(load: LoadAuction): TimedLoad {
  if (!isTimed(load)) throw new Error(`load ${load.loadId} has no end of bidding`);
  return load;
}

function isTimed(load: LoadAuction): load is TimedLoad {
  return load.end0 !== null && load.effectiveEnd !== null;
}

export function latestEnd(load: TimedLoad): number {
  return load.end0 + load.terms.maxExtraMinutes * MINUTE_MS;
}

/** Shortest allowed validity of a bid: the latest end plus the times for decision and confirmation; epoch ms. */
export function minimumValidUntil(load: TimedLoad): number {
  return latestEnd(load) + (load.terms.decisionMinutes + load.terms.confirmMinutes) * MINUTE_MS;
}

/** Default validity of a bid: until the first pickup, but at least `minimumValidUntil`; epoch ms. */
export function usualValidUntil(load: TimedLoad): number {
  return Math.max(minimumValidUntil(load), load.firstPickupFrom ?? 0);
}

/** A tender must end early enough that a carrier confirmed at the last moment can still reach the first pickup. */
export function isEndAfterPickup(load: Pick<LoadAuction, 'terms' | 'firstPickupTo'>, end0: number): boolean {
  const { maxExtraMinutes, confirmMinutes } = load.terms;
  return load.firstPickupTo !== null && end0 + (maxExtraMinutes + confirmMinutes) * MINUTE_MS >= load.firstPickupTo;
}

/** Moves the end and `end0` by the same time, so that the remaining extensions stay the same. */
export function moveEnd(load: TimedLoad, effectiveEnd: number): Pick<TimedLoad, 'end0' | 'effectiveEnd'> {
  return { effectiveEnd, end0: load.end0 + (effectiveEnd - load.effectiveEnd) };
}
