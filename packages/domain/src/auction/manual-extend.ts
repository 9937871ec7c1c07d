import { LIMITS } from '../core/limits';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { MINUTE_MS } from '../core/time';
import { toTimedLoad, type LoadAuction } from './auction';
import { isEndAfterPickup } from '../terms/missing';
import { completeChange, emptyChange, type Change } from './change';
import { recordExtension } from './extend';
import type { Standing } from './standing';

export interface ExtendInput {
  end: number;
  reason: string;
}

/** Refuses to move the end by hand; null when allowed. In the last X minutes it would favour the leader. */
export function refuseExtend(load: LoadAuction, t: number): Refusal | null {
  const refused = refuseAction('extend', load);
  if (refused) return refused;
  const leftMs = toTimedLoad(load).effectiveEnd - t;
  if (leftMs <= 0) return refuse('auction.over', { state: load.state });
  return leftMs <= load.terms.extraMinutes * MINUTE_MS ? refuse('auction.extend-too-late') : null;
}

/** Refuses an `end` (epoch ms) that cannot be a published end of this tender; null when it can. */
export function refuseEnd(load: LoadAuction, end: number, t: number): Refusal | null {
  if (end <= t) return refuse('auction.end-not-later', undefined, 'end');
  if (end - t > LIMITS.durationMaxMinutes * MINUTE_MS) return refuse('auction.end-too-far', undefined, 'end');
  return isEndAfterPickup(load, end) ? refuse('auction.end-after-pickup', undefined, 'end') : null;
}

export function extendByHand(
  load: LoadAuction,
  standings: readonly Standing[],
  { end, reason }: ExtendInput,
  t: number,
): Refusal | Change {
  const refused = refuseExtend(load, t);
  if (refused) return refused;
  const auction = toTimedLoad(load);
  if (end <= auction.effectiveEnd) return refuse('auction.end-not-later', undefined, 'end');
  const refusedEnd = refuseEnd(load, end, t);
  if (refusedEnd) return refusedEnd;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const change = emptyChange({ end0: end });
  recordExtension(change, auction, end, reason, { reason });
  return completeChange(load, standings, change, t);
}
