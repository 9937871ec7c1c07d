import { toTimedLoad, type LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, mergeChanges, type Change } from '../auction/change';
import { countBids, isLive, type Standing } from '../auction/standing';
import { LIMITS } from '../core/limits';
import type { LoadFields } from '../loads/load-fields';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { awardOrAskApproval, decisionEnd } from './award';
import { chooseWinner } from './choose-winner';

export const NO_WINNER = {
  approval: null,
  leftMs: null,
  selectedOptionId: null,
  selectedBidId: null,
  selectedVia: null,
  selectedBy: null,
  confirmationEndsAt: null,
  decisionEndsAt: null,
  loadingToldAt: null,
} as const satisfies Partial<LoadFields>;

/** Ends the bidding at `effectiveEnd`: never early, and never twice, because only an ongoing load can be closed. */
export function closeTender(load: LoadAuction, standings: readonly Standing[], t: number): Refusal | Change {
  const refused = refuseAction('close', load);
  if (refused) return refused;
  if (load.approval) return refuse('load.approval-pending');
  const { effectiveEnd } = toTimedLoad(load);
  if (t < effectiveEnd) return refuse('load.wrong-state', { state: load.state });
  const counted = countBids(standings, t);
  const change = emptyChange({ ...counted });
  change.events.push({ action: 'load.closed', optionId: null, params: { at: t, effective_end: effectiveEnd } });
  change.chain.push({ kind: 'close', payload: { effective_end: effectiveEnd, bids: counted.bidCount } });
  return completeChange(load, standings, mergeChanges(change, decideEndedTender(load, standings, t)), t);
}

export function decideEndedTender(load: LoadAuction, standings: readonly Standing[], t: number): Change {
  const choice = load.terms.winner === 'automatic' ? chooseWinner(load, standings, t) : null;
  if (choice) {
    const cleared = emptyChange({ ...NO_WINNER });
    return mergeChanges(
      cleared,
      awardOrAskApproval({ ...load, ...cleared.load }, choice.winner, choice.decision, null, t),
    );
  }
  if (standings.some((standing) => isLive(standing, t))) return startDecision(load, t);
  return mergeChanges(endWithoutAward(standings, t), republishIfWanted(load));
}

export function startDecision(load: LoadAuction, t: number): Change {
  const decisionEndsAt = decisionEnd(load, t);
  const change = emptyChange({ ...NO_WINNER, state: 'tender_over', decisionEndsAt });
  const params = { decision_ends_at: decisionEndsAt };
  change.events.push({ action: 'load.decision_started', optionId: null, params });
  return change;
}

function republishIfWanted(load: LoadAuction): Change {
  const wanted = load.terms.republishIfFailed && load.republishCount < LIMITS.republishesMax;
  return { ...emptyChange(), republish: wanted ? { percentBp: 0 } : null };
}

export function endDecision(load: LoadAuction, standings: readonly Standing[], t: number): Refusal | Change {
  const refused = refuseAction('decide', load);
  if (refused) return refused;
  if (load.approval || load.decisionEndsAt === null || t < load.decisionEndsAt)
    return refuse('load.wrong-state', { state: load.state });
  return completeChange(load, standings, endWithoutAward(standings, t), t);
}

export function endWithoutAward(standings: readonly Standing[], t: number): Change {
  const change = emptyChange({ ...NO_WINNER, state: 'did_not_take_place', finishedAt: t });
  change.options = loseAll(standings, t);
  const optionIds = change.options.map(({ optionId }) => optionId);
  change.events.push({ action: 'load.not_awarded', optionId: null, optionIds, params: {} });
  return change;
}

function loseAll(standings: readonly Standing[], t: number): Change['options'] {
  return standings
    .filter(({ state, out }) => (state === 'active' || state === 'stale') && !out)
    .map(({ optionId, state, validUntil }) => {
      const isOver = state === 'stale' || (validUntil ?? 0) <= t;
      return {
        optionId,
        from: state,
        to: isOver ? 'expired' : 'lost',
        loss: { rank: null, reason: isOver ? 'expired' : 'not_awarded', gap: null },
      };
    });
}
