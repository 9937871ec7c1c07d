import { moveEnd, toTimedLoad, type LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change } from '../auction/change';
import type { Standing } from '../auction/standing';
import type { PendingApproval } from '../loads/load-fields';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { decisionEnd, applySelection } from './award';
import { NO_WINNER } from './close';
import { refuseOption } from './select-option';

export interface ApproveInput {
  optionId: number;
  by: number;
  approve: boolean;
  reason?: string;
}

/** Refuses a decision about the pending award; null when allowed. Nobody may approve their own selection. */
export function refuseApprove(load: LoadAuction, by: number, t: number): Refusal | null {
  const refused = refuseAction('approve_option', load);
  if (refused) return refused;
  if (load.approval?.requestedBy === by) return refuse('load.own-approval');
  return load.approval && t >= load.approval.endsAt ? refuse('load.approval-over', { state: load.state }) : null;
}

export function approveOption(
  load: LoadAuction,
  standings: readonly Standing[],
  { optionId, by, approve, reason }: ApproveInput,
  t: number,
): Refusal | Change {
  const refused = refuseApprove(load, by, t);
  if (refused) return refused;
  const { approval } = load;
  if (approval?.optionId !== optionId) return refuse('load.approval-not-pending');
  if (!approve) return declineAward(load, standings, approval, { by, reason: reason ?? null }, t);
  const standing = standings.find((candidate) => candidate.optionId === optionId);
  const seen = standing && { ...standing, state: 'active' as const };
  const refusedOption = refuseOption(seen, approval.bidId, t);
  if (refusedOption) return refusedOption;
  const change = applySelection(load, approval, load.leftMs ?? 0, t);
  change.events.unshift({ action: 'option.approved', optionId, params: { by } });
  return completeChange(load, standings, change, t);
}

export function lapseApproval(load: LoadAuction, standings: readonly Standing[], t: number): Refusal | Change {
  const refused = refuseAction('approval_due', load);
  if (refused) return refused;
  if (!load.approval || t < load.approval.endsAt) return refuse('load.approval-not-pending', { state: load.state });
  return declineAward(load, standings, load.approval, { by: null, reason: null }, t);
}

/** Bidding goes on with the remaining time; without any, the shipper decides within the rest of the decision timer. */
function declineAward(
  load: LoadAuction,
  standings: readonly Standing[],
  approval: PendingApproval,
  params: { by: number | null; reason: string | null },
  t: number,
): Change {
  const { optionId, requestedAt } = approval;
  const leftMs = load.leftMs ?? 0;
  const change = emptyChange({ ...NO_WINNER });
  if (leftMs > 0) {
    Object.assign(change.load, moveEnd(toTimedLoad(load), t + leftMs));
    change.events.push({ action: 'load.resumed', optionId: null, params: { effective_end: t + leftMs } });
  } else {
    const pausedMs = (load.decisionEndsAt ?? decisionEnd(load, requestedAt)) - requestedAt;
    change.load.state = 'tender_over';
    change.load.decisionEndsAt = t + pausedMs;
  }
  change.options.push({ optionId, from: 'pending_approval', to: 'active' });
  change.events.push({ action: 'option.disapproved', optionId, params });
  return completeChange(load, standings, change, t);
}
