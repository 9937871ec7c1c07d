import type { LoadRecord } from '../load/load-fields';
import { MINUTE_MS } from '../time';
import type { CarrierMetrics } from './standing';
import type { Terms } from './terms';

/** A company's rule for awards: approval above an amount (minor units of `currency`), or above target by basis points. */
export interface ApprovalRule {
  aboveAmount: number | null;
  currency: string | null;
  aboveTargetBp: number | null;
}

/** Nothing asks for a second person. */
export const NO_APPROVAL: ApprovalFacts = { rule: null, publishedRule: null, lowestTarget: null };

/** A target with what it is stated in: two targets compare only where all of that is the same. */
export interface StatedTarget extends Pick<Terms, 'basis' | 'currency' | 'vatMode' | 'vatRateBp'> {
  rate: number;
}

/** What decides whether an award needs a second person. */
export interface ApprovalFacts {
  /** The company's rule of now and the one at the publication: one that asks is enough. */
  rule: ApprovalRule | null;
  publishedRule: ApprovalRule | null;
  /** The lowest target since the first publication, republications included; null while there was none. */
  lowestTarget: StatedTarget | null;
}

/**
 * A load as its auction sees it. `republishCount` counts the automatic republications before this one in the chain.
 * `papersSigned` stays false until documents exist.
 */
export interface LoadAuction extends LoadRecord {
  terms: Terms;
  approvalFacts: ApprovalFacts;
  republishCount: number;
  papersSigned: boolean;
  medians?: CarrierMetrics;
}

/** A load in a state that has an end of bidding. */
export type TimedLoad = LoadAuction & { end0: number; effectiveEnd: number };

/** Every published load has its ends; one without is a broken row, not a refusal. */
export function toTimedLoad(load: LoadAuction): TimedLoad {
  if (!isTimed(load)) throw new Error(`load ${load.loadId} has no end of bidding`);
  return load;
}

function isTimed(load: LoadAuction): load is TimedLoad {
  return load.end0 !== null && load.effectiveEnd !== null;
}

/** The latest moment to which late bids can move the end. */
export function latestEnd(load: TimedLoad): number {
  return load.end0 + load.terms.maxExtraMinutes * MINUTE_MS;
}

/** How long a bid must at least be valid: until the last possible end, the decision and the confirmation are over. */
export function minimumValidUntil(load: TimedLoad): number {
  return latestEnd(load) + (load.terms.decisionMinutes + load.terms.confirmMinutes) * MINUTE_MS;
}

/** How long a bid is valid when its carrier names no time: until the first pickup, or as long as it must be. */
export function usualValidUntil(load: TimedLoad): number {
  return Math.max(minimumValidUntil(load), load.firstPickupFrom ?? 0);
}

/** A carrier confirmed at the last moment must still reach the first pickup. */
export function isEndAfterPickup(load: Pick<LoadAuction, 'terms' | 'firstPickupTo'>, end0: number): boolean {
  const { maxExtraMinutes, confirmMinutes } = load.terms;
  return load.firstPickupTo !== null && end0 + (maxExtraMinutes + confirmMinutes) * MINUTE_MS >= load.firstPickupTo;
}

/** Moves the end and keeps what extensions may still add, by moving `end0` along. */
export function moveEnd(load: TimedLoad, effectiveEnd: number): Pick<TimedLoad, 'end0' | 'effectiveEnd'> {
  return { effectiveEnd, end0: load.end0 + (effectiveEnd - load.effectiveEnd) };
}
