import type { LoadRecord } from '../loads/load-fields';
import { MINUTE_MS } from '../core/time';
import type { CarrierMetrics } from './standing';
import type { ApprovalFacts } from '../terms/approval-facts';
import type { Terms } from '../terms/terms';

/** A load with the state of its auction. `republishCount` counts earlier automatic republications in the chain. */
export interface LoadAuction extends LoadRecord {
  terms: Terms;
  approvalFacts: ApprovalFacts;
  republishCount: number;
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

/** Moves the end and `end0` by the same time, so that the remaining extensions stay the same. */
export function moveEnd(load: TimedLoad, effectiveEnd: number): Pick<TimedLoad, 'end0' | 'effectiveEnd'> {
  return { effectiveEnd, end0: load.end0 + (effectiveEnd - load.effectiveEnd) };
}
