import { MINUTE_MS } from '../core/time';
import type { TimedLoad } from './auction';
import { latestEnd } from './auction';
import { emptyChange, type Change } from './change';
import { findLeader, type Standing } from './standing';

/**
 * Extends the end for a new leader at `t`: max(end, min(t + X, end0 + M)) within the last X minutes; never earlier,
 * never beyond end0 + M. Times in epoch ms, X and M in minutes.
 */
function extendEnd(
  effectiveEnd: number,
  end0: number,
  t: number,
  extraMinutes: number,
  maxExtraMinutes: number,
): number {
  const extraMs = extraMinutes * MINUTE_MS;
  if (effectiveEnd - t > extraMs) return effectiveEnd;
  return Math.max(effectiveEnd, Math.min(t + extraMs, end0 + maxExtraMinutes * MINUTE_MS));
}

/** Extends the end only when another carrier leads after the change at `t`, and never in a sealed tender. */
export function extendForNewLeader(
  load: TimedLoad,
  before: readonly Standing[],
  after: readonly Standing[],
  t: number,
): { change: Change; outbidOptionId: number | null; extendedTo: number | null } {
  const oldLeader = findLeader(before, t);
  const newLeader = findLeader(after, t);
  const isSealed = load.terms.mode === 'sealed';
  const leadChanged = newLeader !== null && newLeader.carrierId !== oldLeader?.carrierId;
  const change = emptyChange();
  if (isSealed || !leadChanged) return { change, outbidOptionId: null, extendedTo: null };

  const stillBids = oldLeader !== null && after.some((s) => s.optionId === oldLeader.optionId && s.state === 'active');
  const outbidOptionId = stillBids ? oldLeader.optionId : null;
  if (outbidOptionId !== null) change.events.push({ action: 'option.outbid', optionId: outbidOptionId, params: {} });

  const { extraMinutes, maxExtraMinutes } = load.terms;
  const effectiveEnd = extendEnd(load.effectiveEnd, load.end0, t, extraMinutes, maxExtraMinutes);
  if (effectiveEnd === load.effectiveEnd) return { change, outbidOptionId, extendedTo: null };
  recordExtension(change, load, effectiveEnd, 'late_bid');
  return { change, outbidOptionId, extendedTo: effectiveEnd };
}

/** After the leader's withdrawal the others get at least X minutes (`extraMinutes`) to answer, within the cap. */
export function endAfterWithdrawal(load: TimedLoad, t: number): number {
  return Math.max(load.effectiveEnd, Math.min(t + load.terms.extraMinutes * MINUTE_MS, latestEnd(load)));
}

export function recordExtension(
  change: Change,
  load: TimedLoad,
  effectiveEnd: number,
  cause: string,
  byHand?: { reason: string },
): void {
  const params = { from: load.effectiveEnd, to: effectiveEnd, cause };
  change.load.effectiveEnd = effectiveEnd;
  change.events.push({ action: 'load.extended', optionId: null, params: { ...params, ...byHand } });
  change.chain.push({ kind: 'extend', payload: params });
}
