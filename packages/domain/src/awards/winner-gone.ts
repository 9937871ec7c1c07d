import { moveEnd, toTimedLoad, type LoadAuction } from '../auction/auction';
import {
  applyOptions,
  completeChange,
  emptyChange,
  mergeChanges,
  type Change,
  type OptionChange,
} from '../auction/change';
import { isLive, type Standing } from '../auction/standing';
import type { DeclineCode } from '../reference/lists';
import { NO_ORDER_FACTS } from '../loads/load-fields';
import { refuseAction, withoutSteps } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import { endWithoutAward, NO_WINNER, decideEndedTender, startDecision } from './close';

/** Carriers need time to return to a tender they had given up. */
const RESUME_AT_LEAST_MINUTES = 15;

export interface RefuseAwardInput {
  optionId: number;
  code: DeclineCode;
  text?: string;
}

/**
 * The selected carrier refuses: bidding resumes if time was left, else the next candidate or the shipper's decision
 * follows.
 */
export function refuseAward(
  load: LoadAuction,
  standings: readonly Standing[],
  { optionId, code, text }: RefuseAwardInput,
  t: number,
): Refusal | Change {
  const refused = refuseAction('decline', load);
  if (refused) return refused;
  if (load.state !== 'awaiting_confirmation' || load.selectedOptionId !== optionId)
    return refuse('option.not-selected');
  const params = { code, ...(text && { text }) };
  const change = endOption(optionId, 'selected', 'refused');
  change.events.push({ action: 'option.refused', optionId, params });
  return afterWinnerGone(load, standings, change, t);
}

export function lapseConfirmation(load: LoadAuction, standings: readonly Standing[], t: number): Refusal | Change {
  const refused = refuseAction('lapse', load);
  if (refused) return refused;
  const { selectedOptionId: optionId, confirmationEndsAt } = load;
  if (optionId === null || confirmationEndsAt === null || t < confirmationEndsAt) {
    return refuse('load.wrong-state', { state: load.state });
  }
  const change = endOption(optionId, 'selected', 'lapsed');
  change.events.push({ action: 'option.lapsed', optionId, params: {} });
  return afterWinnerGone(load, standings, change, t);
}

/** Ends a carrier's option for good: `out` prevents another selection. */
export function endOption(optionId: number, from: OptionChange['from'], to: OptionChange['to']): Change {
  return { ...emptyChange(), options: [{ optionId, from, to, standing: { out: true } }] };
}

function afterWinnerGone(load: LoadAuction, standings: readonly Standing[], left: Change, t: number): Change {
  const after = applyOptions(standings, left.options);
  const next = (load.leftMs ?? 0) > 0 ? resumeBidding(load, load.leftMs ?? 0, t) : decideEndedTender(load, after, t);
  const timeline = withoutSteps(load.timeline, 'winner');
  const cleared = { ...left, load: { ...NO_WINNER, timeline } };
  return completeChange(load, standings, mergeChanges(cleared, next), t);
}

/** Resumes bidding with the time that an early award took, at least max(X, 15 min). */
function resumeBidding(load: LoadAuction, leftMs: number, t: number): Change {
  const leastMs = Math.max(load.terms.extraMinutes, RESUME_AT_LEAST_MINUTES) * MINUTE_MS;
  const ends = moveEnd(toTimedLoad(load), t + Math.max(leftMs, leastMs));
  const change = emptyChange({ ...NO_WINNER, state: 'ongoing', ...ends });
  change.events.push({ action: 'load.resumed', optionId: null, params: { effective_end: ends.effectiveEnd } });
  return change;
}

/**
 * The carrier cancels a confirmed award: earlier losers are asked again; under way the order counts as not delivered.
 */
export function cancelByCarrier(
  load: LoadAuction,
  standings: readonly Standing[],
  { optionId, code, text }: RefuseAwardInput,
  t: number,
): Refusal | Change {
  const refused = refuseAction('carrier_cancel', load);
  if (refused) return refused;
  if (load.selectedOptionId !== optionId) return refuse('option.not-selected');
  const params = { code, ...(text && { text }), cancel_weight: cancelWeight(load.firstPickupFrom, t) };
  const change = endOption(optionId, 'confirmed', 'cancelled_by_carrier');
  if (load.state === 'in_progress') {
    change.load = { state: 'uncompleted', finishedAt: t };
    change.events.push({ action: 'option.canceled', optionId, params: { ...params, under_way: true } });
    return completeChange(load, standings, change, t);
  }
  const restored = restoreLosers(standings, t);
  change.options.push(...restored);
  change.events.push({ action: 'option.canceled', optionId, optionIds: activeAgain(restored), params });
  const after = applyOptions(standings, change.options);
  const anyLive = after.some((standing) => isLive(standing, t));
  const next = anyLive ? startDecision(load, t) : endWithoutAward(after, t);
  const timeline = withoutSteps(load.timeline, 'winner', 'confirmed');
  const cleared = { ...change, load: { ...NO_ORDER_FACTS, timeline } };
  return completeChange(load, standings, mergeChanges(cleared, next), t);
}

/** Weight of a cancellation in the carrier's rate: 0 more than 48 h before pickup, ½ from 24 h on, later 1. */
export function cancelWeight(firstPickupFrom: number | null, t: number): number {
  const hours = firstPickupFrom === null ? 0 : (firstPickupFrom - t) / HOUR_MS;
  if (hours > 48) return 0;
  return hours >= 24 ? 0.5 : 1;
}

export const activeAgain = (restored: readonly OptionChange[]): number[] =>
  restored.flatMap(({ optionId, to }) => (to === 'active' ? [optionId] : []));

/** Lost bids count again once the winner is gone. A bid past its validity expires, and its carrier may bid again. */
export function restoreLosers(standings: readonly Standing[], t: number): OptionChange[] {
  return standings
    .filter(({ state, out }) => state === 'lost' && !out)
    .map(({ optionId, validUntil }) => ({ optionId, from: 'lost', to: (validUntil ?? 0) > t ? 'active' : 'expired' }));
}
