import type { LoadState, Timeline } from '../load/load-state';
import type { CarrierMetrics, Counters } from './standing';
import { MINUTE_MS, type Terms } from './terms';

export const SELECTED_VIA = ['manual', 'automatic', 'book_now'] as const;
export type SelectedVia = (typeof SELECTED_VIA)[number];

/** An award that waits for its approver; `requestedBy` is the person who selected, null when no person did. */
export interface PendingApproval {
  optionId: number;
  bidId: number;
  via: SelectedVia;
  requestedBy: number | null;
  requestedAt: number;
  endsAt: number;
}

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
 * The fields of a load that the commands and the clock change; times are epoch ms.
 * `end0` is the published end (moved by hand, by reopening and by a resume), `effectiveEnd` the one extensions have moved.
 * `leftMs` is the bidding time that was left when a selection or a pending approval stopped the bidding, null while it runs.
 * `loadingToldAt` is when both sides were last told that loading is late, null before.
 * `finishedAt` is when a final state was entered; `dueAt` when the clock has to look next. `openedAt` is when the bids of a
 * sealed tender opened, null as long as they are closed.
 */
export interface LoadFields extends Counters {
  state: LoadState;
  previousState: LoadState | null;
  publishAt: number | null;
  publishedAt: number | null;
  end0: number | null;
  effectiveEnd: number | null;
  decisionEndsAt: number | null;
  confirmationEndsAt: number | null;
  selectedOptionId: number | null;
  selectedBidId: number | null;
  selectedVia: SelectedVia | null;
  selectedBy: number | null;
  approval: PendingApproval | null;
  leftMs: number | null;
  reopenCount: number;
  releaseUsed: boolean;
  loadingToldAt: number | null;
  finishedAt: number | null;
  openedAt: number | null;
  dueAt: number | null;
  timeline: Timeline;
}

/**
 * A load as its auction sees it. `republishCount` counts the automatic republications before this one in the chain.
 * `papersSigned` stays false until documents exist.
 */
export interface LoadAuction extends LoadFields {
  loadId: number;
  terms: Terms;
  firstPickupFrom: number | null;
  firstPickupTo: number | null;
  approvalFacts: ApprovalFacts;
  republishCount: number;
  papersSigned: boolean;
  medians?: CarrierMetrics;
}

/** A load in a state that has an end of bidding. */
export type TimedLoad = LoadAuction & { end0: number; effectiveEnd: number };

/** Every published load has its ends; one without is a broken row, not a refusal. */
export function timed(load: LoadAuction): TimedLoad {
  if (!isTimed(load)) throw new Error(`load ${load.loadId} has no end of bidding`);
  return load;
}

function isTimed(load: LoadAuction): load is TimedLoad {
  return load.end0 !== null && load.effectiveEnd !== null;
}

/** The fields of a new draft. */
export function draftFields(): LoadFields {
  return {
    state: 'draft',
    previousState: null,
    publishAt: null,
    publishedAt: null,
    end0: null,
    effectiveEnd: null,
    decisionEndsAt: null,
    confirmationEndsAt: null,
    selectedOptionId: null,
    selectedBidId: null,
    selectedVia: null,
    selectedBy: null,
    approval: null,
    leftMs: null,
    reopenCount: 0,
    releaseUsed: false,
    loadingToldAt: null,
    finishedAt: null,
    openedAt: null,
    dueAt: null,
    timeline: {},
    bidCount: 0,
    lowest: null,
    highest: null,
    leaderOptionId: null,
  };
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
