import type { IneligibleReason } from '../carriers/relation';
import type { Counters } from '../load/load-fields';
import { refuse, type Refusal } from '../refusal';
import type { Revisions } from './revisions';
import type { OptionState } from './terms';

/** Shares of 0 to 1 over the last 90 days, null while hidden (under five loads). */
export interface CarrierMetrics {
  onTime: number | null;
  acceptance: number | null;
  cancel: number | null;
}

/**
 * One option as the auction sees it. `amount` is what the carrier wrote, `comparable` what the auction compares (both
 * minor units). `acceptedSeq` orders acceptances within the load, whichever process took them; times are epoch ms.
 * `eligible` says the carrier may win now, `provisional` that its bid waits for that or for the carrier's own word,
 * `out` that it already refused, let lapse, cancelled or was released on this load, `suspended` that the shipper stopped
 * working with it; then it is not in the audience either.
 */
export interface Standing {
  optionId: number;
  carrierId: number;
  state: OptionState;
  bidId: number | null;
  amount: number | null;
  comparable: number | null;
  acceptedSeq: number;
  acceptedAt: number;
  validUntil: number | null;
  inAudience: boolean;
  suspended?: boolean;
  eligible: boolean;
  /** Why it may not win, where it may not. */
  reasons?: readonly IneligibleReason[];
  provisional: boolean;
  out: boolean;
  metrics?: CarrierMetrics;
  /** How often this carrier bid here; read only for who bids now. */
  revisions?: Revisions;
}

export type LiveStanding = Standing & { bidId: number; amount: number; comparable: number; validUntil: number };

/** The refusal of a carrier that may not win, with everything that keeps it from winning. */
export const notEligible = ({ reasons }: Standing): Refusal =>
  refuse('option.not-eligible', reasons && { reasons: [...reasons] });

/** A standing whose bid may be compared at all, whatever its option's state. */
function hasValidBid(standing: Standing, t: number): standing is LiveStanding {
  return (
    standing.bidId !== null &&
    standing.amount !== null &&
    standing.comparable !== null &&
    standing.validUntil !== null &&
    standing.validUntil > t &&
    standing.inAudience &&
    standing.eligible &&
    !standing.provisional &&
    !standing.out
  );
}

/** Only live bids make best, leader, rank, step, extension and candidates. */
export function isLive(standing: Standing, t: number): standing is LiveStanding {
  return standing.state === 'active' && hasValidBid(standing, t);
}

/** Lower comparable first; of two equal ones the earlier accepted. */
export function compareStandings(a: LiveStanding, b: LiveStanding): number {
  return a.comparable - b.comparable || a.acceptedSeq - b.acceptedSeq;
}

/** The live standings, best first. */
export function rankStandings(standings: readonly Standing[], t: number): LiveStanding[] {
  return standings.filter((standing) => isLive(standing, t)).sort(compareStandings);
}

/** The leading standing in one pass, because a hot tender asks for it with every bid. */
export function findLeader(standings: readonly Standing[], t: number): LiveStanding | null {
  let best: LiveStanding | null = null;
  for (const standing of standings) {
    if (isLive(standing, t) && (best === null || compareStandings(standing, best) < 0)) best = standing;
  }
  return best;
}

export function bestComparable(standings: readonly Standing[], t: number): number | null {
  return findLeader(standings, t)?.comparable ?? null;
}

/** 1 for the leader, null for whoever has no live bid. */
export function rankOf(standings: readonly Standing[], optionId: number, t: number): number | null {
  const own = standings.find((standing) => standing.optionId === optionId);
  if (!own || !isLive(own, t)) return null;
  let rank = 1;
  for (const standing of standings) if (isLive(standing, t) && compareStandings(standing, own) < 0) rank += 1;
  return rank;
}

/** Standings as everybody sees them while an award waits for its approver: as if nothing had been chosen. */
export function withoutApproval<S extends Standing>(standings: readonly S[]): S[] {
  return standings.map((standing) =>
    standing.state === 'pending_approval' ? { ...standing, state: 'active' } : standing,
  );
}

/** The counters a list shows, recomputed from the live bids so that they can never drift. Prices are comparable ones. */
export function countBids(standings: readonly Standing[], t: number): Counters {
  let bidCount = 0;
  let best: LiveStanding | null = null;
  let highest: number | null = null;
  for (const standing of standings) {
    if (!isLive(standing, t)) continue;
    bidCount += 1;
    if (best === null || compareStandings(standing, best) < 0) best = standing;
    if (highest === null || standing.comparable > highest) highest = standing.comparable;
  }
  return { bidCount, lowest: best?.comparable ?? null, highest, leaderOptionId: best?.optionId ?? null };
}
