import type { IneligibleReason } from '../carriers/relation';
import type { Counters } from '../loads/load-fields';
import { refuse, type Refusal } from '../core/refusal';
import type { Revisions } from './revisions';
import type { OptionState } from '../terms/terms';

/** Shares of 0 to 1 over the last 90 days, null while hidden (under five loads). */
export interface CarrierMetrics {
  onTime: number | null;
  acceptance: number | null;
  cancel: number | null;
}

/**
 * One option of the auction. `amount` is the carrier's own price, `comparable` the one the auction compares (both minor
 * units). `acceptedSeq` orders acceptances within the load across processes; times are epoch ms. `eligible`: the
 * carrier may win now. `provisional`: its bid waits for eligibility or for the carrier's own acceptance. `out`: it
 * already refused, let lapse, cancelled or was released on this load. `suspended`: the shipper stopped working with it;
 * then it is not in the audience either.
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
  reasons?: readonly IneligibleReason[];
  provisional: boolean;
  out: boolean;
  metrics?: CarrierMetrics;
  /** Revisions on this load; read only for the carrier that bids now. */
  revisions?: Revisions;
}

export type LiveStanding = Standing & { bidId: number; amount: number; comparable: number; validUntil: number };

export const notEligible = ({ reasons }: Standing): Refusal =>
  refuse('option.not-eligible', reasons && { reasons: [...reasons] });

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

/** Only live bids count for best price, leader, rank, step, extension and candidates. */
export function isLive(standing: Standing, t: number): standing is LiveStanding {
  return standing.state === 'active' && hasValidBid(standing, t);
}

export function compareStandings(a: LiveStanding, b: LiveStanding): number {
  return a.comparable - b.comparable || a.acceptedSeq - b.acceptedSeq;
}

export function rankStandings(standings: readonly Standing[], t: number): LiveStanding[] {
  return standings.filter((standing) => isLive(standing, t)).sort(compareStandings);
}

/** Finds the leader in one pass, because a busy tender calls it for every bid. */
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

export function rankOf(standings: readonly Standing[], optionId: number, t: number): number | null {
  const own = standings.find((standing) => standing.optionId === optionId);
  if (!own || !isLive(own, t)) return null;
  let rank = 1;
  for (const standing of standings) if (isLive(standing, t) && compareStandings(standing, own) < 0) rank += 1;
  return rank;
}

/** Standings as others see them while an award waits for approval: as if nothing had been chosen. */
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
