import type { LoadAuction } from '../auction/auction';
import { emptyChange, type Change } from '../auction/change';
import type { Decision } from '../auction/decision';
import type { LiveStanding } from '../auction/standing';
import type { SelectedVia } from '../loads/load-fields';
import { DAY_MS, MINUTE_MS } from '../core/time';
import { needsApproval } from './approval-rule';

const APPROVAL_MS = DAY_MS;

/** Bidding time that a selection at `t` takes away, in ms; a refusal gives it back. */
function timeLeft(load: LoadAuction, t: number): number {
  return load.state === 'ongoing' && load.effectiveEnd !== null ? Math.max(0, load.effectiveEnd - t) : 0;
}

export function awardOrAskApproval(
  load: LoadAuction,
  winner: LiveStanding,
  decision: Decision,
  by: number | null,
  t: number,
): Change {
  const leftMs = timeLeft(load, t);
  const selection = { optionId: winner.optionId, bidId: winner.bidId, via: decision.via, requestedBy: by };
  if (!needsApproval(load.approvalFacts, load.terms, winner.comparable)) {
    return { ...applySelection(load, selection, leftMs, t), decision };
  }
  const change = emptyChange({
    state: leftMs > 0 ? 'ongoing' : 'tender_over',
    approval: { ...selection, requestedAt: t, endsAt: t + APPROVAL_MS },
    leftMs,
    confirmationEndsAt: null,
    ...(leftMs === 0 && { decisionEndsAt: load.state === 'tender_over' ? load.decisionEndsAt : decisionEnd(load, t) }),
  });
  const params = { bid_id: winner.bidId, comparable: winner.comparable, via: decision.via };
  change.options.push({ optionId: winner.optionId, from: 'active', to: 'pending_approval' });
  change.events.push({ action: 'option.approval_requested', optionId: winner.optionId, params });
  return { ...change, decision };
}

export function decisionEnd(load: LoadAuction, t: number): number {
  return t + load.terms.decisionMinutes * MINUTE_MS;
}

export interface Selection {
  optionId: number;
  bidId: number;
  via: SelectedVia;
  requestedBy: number | null;
}

export function applySelection(load: LoadAuction, selection: Selection, leftMs: number, t: number): Change {
  const confirmationEndsAt = t + load.terms.confirmMinutes * MINUTE_MS;
  const { optionId, bidId, via } = selection;
  const change = emptyChange({
    state: 'awaiting_confirmation',
    approval: null,
    leftMs,
    selectedOptionId: optionId,
    selectedBidId: bidId,
    selectedVia: via,
    selectedBy: selection.requestedBy,
    confirmationEndsAt,
    decisionEndsAt: null,
    timeline: { ...load.timeline, winner: t },
  });
  const params = { bid_id: bidId, via, confirmation_ends_at: confirmationEndsAt };
  change.options.push({ optionId, from: load.approval ? 'pending_approval' : 'active', to: 'selected' });
  change.events.push({ action: 'option.selected', optionId, params });
  change.chain.push({ kind: 'select', payload: { option_id: optionId, bid_id: bidId, via } });
  return change;
}
