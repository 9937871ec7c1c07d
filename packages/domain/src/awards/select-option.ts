import type { LoadAuction } from '../auction/auction';
import { completeChange, type Change } from '../auction/change';
import { isLive, notEligible, type Standing } from '../auction/standing';
import { refuseAction } from '../load/load-state';
import { refuse, type Refusal } from '../refusal';
import { awardOrAskApproval } from './award';
import { recordChoice } from './choose-winner';

/** `bidId` is the bid the shipper saw, null where the caller did not say; `by` the person who selects; `text` the reason losers read. */
export interface SelectInput {
  optionId: number;
  bidId: number | null;
  by: number;
  text?: string;
}

/** Says why no winner can be selected now; null when one can. Selecting in a sealed tender would look into the bids. */
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

/** Says why this option cannot be awarded; null when it can. What is awarded is what was seen. */
export function refuseOption(standing: Standing | undefined, bidId: number | null, t: number): Refusal | null {
  if (!standing || standing.bidId === null) return refuse('option.not-live');
  if (bidId !== null && bidId !== standing.bidId) return refuse('option.bid-changed', { bid_id: standing.bidId });
  if (!standing.eligible || standing.out || !standing.inAudience) return notEligible(standing);
  return isLive(standing, t) ? null : refuse('option.not-live');
}

/** The shipper chooses the winner by hand. */
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
