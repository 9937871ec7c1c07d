import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { MINUTE_MS } from '../core/time';
import { refuseStale } from '../core/refuse-stale';
import type { LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change, type LossDetails, type OptionChange } from '../auction/change';
import { notEligible, rankStandings, type Standing } from '../auction/standing';
import type { LossReason } from '../terms/terms';
import { lossGap } from '../auction/visibility';

/**
 * `bidId` is the bid the carrier saw when it confirmed, null if unknown; `text` is the shipper's reason for the losers.
 */
export interface ConfirmInput {
  optionId: number;
  bidId: number | null;
  text?: string;
}

export function refuseConfirm(load: LoadAuction, standing: Standing, t: number): Refusal | null {
  const refused = refuseAction('confirm', load);
  if (refused) return refused;
  if (load.selectedOptionId !== standing.optionId) return refuse('option.not-selected');
  if (load.confirmationEndsAt !== null && t >= load.confirmationEndsAt) {
    return refuse('load.confirmation-over', { state: load.state });
  }
  return standing.eligible && standing.inAudience ? null : notEligible(standing);
}

const REMIND_AGAIN_MS = 15 * MINUTE_MS;

/** Refuses to remind the selected carrier of its confirmation within a quarter of an hour; null when allowed. */
export function refuseReminder(
  load: Pick<LoadAuction, 'state' | 'confirmationEndsAt'>,
  lastAt: number | null,
  t: number,
): Refusal | null {
  const refused = refuseAction('confirm', load);
  if (refused) return refused;
  const { state } = load;
  if (load.confirmationEndsAt !== null && t >= load.confirmationEndsAt)
    return refuse('load.confirmation-over', { state });
  return lastAt !== null && t < lastAt + REMIND_AGAIN_MS ? refuse('load.reminded-lately', { state }) : null;
}

export function confirmAward(
  load: LoadAuction,
  standings: readonly Standing[],
  { optionId, bidId, text }: ConfirmInput,
  t: number,
): Refusal | Change {
  const winner = standings.find((candidate) => candidate.optionId === optionId);
  if (!winner) return refuse('option.not-selected');
  const refused = refuseConfirm(load, winner, t);
  if (refused) return refused;
  const seenBid = { seen: bidId, present: load.selectedBidId };
  const stale = refuseStale('option.bid-changed', seenBid, { bid_id: load.selectedBidId ?? 0 });
  if (stale) return stale;
  const change = emptyChange({
    state: 'processing',
    confirmationEndsAt: null,
    papersReadyAt: t,
    timeline: { ...load.timeline, confirmed: t },
  });
  const lost = losers(load, standings, winner, t, text);
  change.options.push({ optionId, from: winner.state, to: 'confirmed' }, ...lost);
  const optionIds = lost.map((option) => option.optionId);
  change.events.push({ action: 'option.confirmed', optionId, optionIds, params: { bid_id: load.selectedBidId } });
  return completeChange(load, standings, change, t);
}

function losers(
  load: LoadAuction,
  standings: readonly Standing[],
  winner: Standing,
  t: number,
  text?: string,
): OptionChange[] {
  const awarded = winner.comparable ?? 0;
  const ranked = rankStandings(
    standings.map((standing) => (standing === winner ? { ...standing, state: 'active' } : standing)),
    t,
  );
  const ranks = new Map(ranked.map((standing, index) => [standing.optionId, index + 1]));
  const others = standings.filter((standing) => standing.state === 'active' || standing.state === 'stale');
  return others.map((standing) => {
    const reason = lossReason(load, standing, winner, t);
    const isRanked = ranks.has(standing.optionId) && standing.comparable !== null;
    const gap = isRanked ? lossGap(load.terms.mode, standing.comparable ?? 0, awarded) : null;
    const loss: LossDetails = { rank: ranks.get(standing.optionId) ?? null, reason, gap };
    if (reason === 'shipper_choice' && text) loss.text = text;
    // A bid nobody re-confirmed did not take part in the end, so nothing can bring it back.
    return {
      optionId: standing.optionId,
      from: standing.state,
      to: standing.state === 'stale' ? 'expired' : 'lost',
      loss,
    };
  });
}

function lossReason(load: LoadAuction, lost: Standing, winner: Standing, t: number): LossReason {
  if (lost.state === 'stale' || (lost.validUntil ?? 0) <= t) return 'expired';
  if (!lost.eligible || lost.provisional || !lost.inAudience || lost.out) return 'not_eligible';
  if (load.selectedVia === 'book_now') return 'book_now';
  if ((lost.comparable ?? 0) > (winner.comparable ?? 0)) return 'price';
  if (load.selectedVia === 'manual' && isAhead(lost, winner)) return 'shipper_choice';
  return 'rank';
}

function isAhead(lost: Standing, winner: Standing): boolean {
  const difference = (lost.comparable ?? 0) - (winner.comparable ?? 0);
  return difference < 0 || (difference === 0 && lost.acceptedSeq < winner.acceptedSeq);
}
