import { toTimedLoad, type LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change } from '../auction/change';
import { endAfterWithdrawal, recordExtension } from '../auction/extend';
import { findLeader, type Standing } from '../auction/standing';
import type { DeclineCode } from '../reference/lists';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { MINUTE_MS } from '../core/time';

const BINDING_MINUTES = 10;

export interface WithdrawInput {
  optionId: number;
  code: DeclineCode;
  text?: string;
}

/** Refuses a withdrawal; null when allowed. In the last max(X, 10 min) a bid is binding. */
export function refuseWithdraw(load: LoadAuction, standing: Standing, t: number): Refusal | null {
  const refused = refuseAction('withdraw', load);
  if (refused) return refused;
  if (standing.state === 'withdrawn') return refuse('bid.withdrawn');
  if (standing.bidId === null || !['active', 'stale', 'expired'].includes(standing.state)) return refuse('bid.none');
  const bindingMs = Math.max(load.terms.extraMinutes, BINDING_MINUTES) * MINUTE_MS;
  return toTimedLoad(load).effectiveEnd - t > bindingMs ? null : refuse('bid.withdraw-too-late', { state: load.state });
}

/** Withdraws a bid finally for this load; the others are told when the leader leaves (never in a sealed tender). */
export function withdrawBid(
  load: LoadAuction,
  standings: readonly Standing[],
  { optionId, code, text }: WithdrawInput,
  t: number,
): Refusal | Change {
  const standing = standings.find((candidate) => candidate.optionId === optionId);
  if (!standing) return refuse('bid.none');
  const refused = refuseWithdraw(load, standing, t);
  if (refused) return refused;
  const change = emptyChange();
  const params = { code, ...(text && { text }), bid_id: standing.bidId };
  change.options.push({ optionId, from: standing.state, to: 'withdrawn' });
  change.chain.push({ kind: 'withdraw', payload: { option_id: optionId, ...params } });
  if (load.terms.mode === 'sealed' || findLeader(standings, t)?.optionId !== optionId) {
    change.events.push({ action: 'load.bid_withdrawn', optionId, params });
    return completeChange(load, standings, change, t);
  }
  const auction = toTimedLoad(load);
  const effectiveEnd = endAfterWithdrawal(auction, t);
  change.events.push({ action: 'load.bid_withdrawn', optionId, params: { ...params, led_until: effectiveEnd } });
  if (effectiveEnd > auction.effectiveEnd) recordExtension(change, auction, effectiveEnd, 'leader_withdrew');
  return completeChange(load, standings, change, t);
}
