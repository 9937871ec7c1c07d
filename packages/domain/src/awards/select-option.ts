import type { LoadAuction } from '../auction/auction';
import { completeChange, type Change } from '../auction/change';
import { isLive, notEligible, type Standing } from '../auction/standing';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { refuseStale } from '../core/refuse-stale';
import { awardOrAskApproval } from './award';
import { recordChoice } from './choose-winner';

/**
 * `bidId` is the bid the shipper saw, null if unknown; `by` is the person who selects; `text` is the reason for the
 * losers.
 */
export interface SelectInput {
  optionId: number;
  bidId: number | null;
  by: number;
  text?: string;
}

/** Refuses a selection; null when allowed. In a sealed tender a selection would reveal the bids. */
export function refuseSelect(load: LoadAuction, t: number): Refusal | null {
  const refused = refuseAction('select_option', load);
  if (refused) return refused;
  const params = { state: load.state };
  if (load.state === 'tender_over') {
    return load.decisionEndsAt !== null && t >= load.decisionEndsAt ? refuse('load.decision-over', params) : null;
  }
  if (load.terms.mode === 'sealed') return refuse('load.sealed', params);
  return load.effectiveEnd !== null && t >= load.effectiveEnd ? refuse('auction.over', params) : null;
}

/** Refuses to award this option; null when allowed. The awarded bid must be the one that was seen. */
export function refuseOption(standing: Standing | undefined, bidId: number | null, t: number): Refusal | null {
  if (!standing || standing.bidId === null) return refuse('option.not-live');
  const { bidId: present } = standing;
  const stale = refuseStale('option.bid-changed', { seen: bidId, present }, { bid_id: present });
  if (stale) return stale;
  if (!standing.eligible || standing.out || !standing.inAudience) return notEligible(standing);
  return isLive(standing, t) ? null : refuse('option.not-live');
}

export function selectOption(
  load: LoadAuction,
  standings: readonly Standing[],
  { optionId, bidId, by, text }: SelectInput,
  t: number,
): Refusal | Change {
  const standing = standings.find((candidate) => candidate.optionId === optionId);
  const refused = refuseSelect(load, t) ?? refuseOption(standing, bidId, t);
  if (refused) return refused;
  if (!standing || !isLive(standing, t)) return refuse('option.not-live');
  const decision = recordChoice(standings, standing, 'manual', t, text);
  return completeChange(load, standings, awardOrAskApproval(load, standing, decision, by, t), t);
}
