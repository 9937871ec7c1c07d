import { NO_ORDER_FACTS } from '../loads/load-fields';
import { refuseAction, withoutSteps } from '../loads/load-state';
import { isRefusal, refuse, type Refusal } from '../core/refusal';
import type { LoadAuction } from '../auction/auction';
import { startDecision } from './close';
import { applyChange, completeChange, mergeChanges, type Change } from '../auction/change';
import { reopenTender } from './reopen';
import type { Standing } from '../auction/standing';
import { activeAgain, endOption, restoreLosers } from './winner-gone';

/** `reopenUntil` is a new end of bidding (epoch ms), null to decide among the bids that are there. */
export interface ReleaseInput {
  reason: string;
  reopenUntil: number | null;
}

/** Refuses a release; null when allowed. It is possible once per load, and only while nothing is signed. */
export function refuseRelease(load: LoadAuction): Refusal | null {
  const refused = refuseAction('release', load);
  if (refused) return refused;
  if (load.releaseUsed) return refuse('load.release-used', { state: load.state });
  return load.papersSignedAt !== null ? refuse('load.papers-signed', { state: load.state }) : null;
}

export function releaseWinner(
  load: LoadAuction,
  standings: readonly Standing[],
  { reason, reopenUntil }: ReleaseInput,
  t: number,
): Refusal | Change {
  const refused = refuseRelease(load);
  if (refused) return refused;
  if (reopenUntil !== null && load.terms.mode === 'sealed') return refuse('load.sealed', { state: load.state });
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const optionId = load.selectedOptionId;
  const winner = standings.find((standing) => standing.optionId === optionId);
  if (optionId === null || !winner) return refuse('option.not-selected');
  const change = endOption(optionId, winner.state, 'released');
  const restored = restoreLosers(standings, t);
  change.options.push(...restored);
  const timeline = withoutSteps(load.timeline, 'winner', 'confirmed');
  change.load = { ...NO_ORDER_FACTS, releaseUsed: true, timeline };
  change.events.push({ action: 'option.released', optionId, optionIds: activeAgain(restored), params: { reason } });
  const released = completeChange(load, standings, mergeChanges(change, startDecision(load, t)), t);
  if (reopenUntil === null) return released;
  const next = applyChange(load, standings, released);
  const reopened = reopenTender(next.load, next.standings, reopenUntil, t);
  return isRefusal(reopened) ? reopened : mergeChanges(released, reopened);
}
