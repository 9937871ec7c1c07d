import type { LoadAuction } from '@tenderlane/domain/auction';
import type { ApprovalFacts } from '@tenderlane/domain/terms';
import type { LoadRecord, LoadState, PendingApproval, SelectedVia, Timeline } from '@tenderlane/domain/loads';

export interface LoadRow {
  id: number;
  /** Numbered per company, from 1. */
  number: number;
  company_id: number;
  manager_id: number;
  state: LoadState;
  previous_state: LoadState | null;
  version: number;
  name: string | null;
  external_id: string | null;
  tender_type: 'ftl' | 'ltl';
  country_id: string;
  currency: string;
  publish_at: Date | null;
  published_at: Date | null;
  end0: Date | null;
  effective_end: Date | null;
  decision_ends_at: Date | null;
  confirmation_ends_at: Date | null;
  due_at: Date | null;
  finished_at: Date | null;
  completed_at: Date | null;
  vehicle_set_at: Date | null;
  papers_signed_at: Date | null;
  papers_ready_at: Date | null;
  delivered_at: Date | null;
  proof_at: Date | null;
  opened_at: Date | null;
  first_pickup_from: Date | null;
  first_pickup_to: Date | null;
  last_delivery_from: Date | null;
  bid_count: number;
  lowest: number | null;
  highest: number | null;
  leader_option_id: number | null;
  selected_option_id: number | null;
  selected_bid_id: number | null;
  selected_via: SelectedVia | null;
  selected_by: number | null;
  awarded_price: number | null;
  awarded_net: number | null;
  approval: PendingApproval | null;
  left_ms: number | null;
  reopen_count: number;
  release_used: boolean;
  loading_told_at: Date | null;
  extended_count: number;
  bid_seq: number;
  chain_seq: number;
  chain_hash: string | null;
  timeline: Timeline;
  republished_from_id: number | null;
  republish_count: number;
  created_at: Date;
  updated_at: Date;
  updated_by: number | null;
  deleted_at: Date | null;
}

const ms = (time: Date | null) => time?.getTime() ?? null;

export function recordOf(row: LoadRow): LoadRecord {
  return {
    loadId: row.id,
    firstPickupFrom: ms(row.first_pickup_from),
    firstPickupTo: ms(row.first_pickup_to),
    state: row.state,
    previousState: row.previous_state,
    publishAt: ms(row.publish_at),
    publishedAt: ms(row.published_at),
    end0: ms(row.end0),
    effectiveEnd: ms(row.effective_end),
    decisionEndsAt: ms(row.decision_ends_at),
    confirmationEndsAt: ms(row.confirmation_ends_at),
    selectedOptionId: row.selected_option_id,
    selectedBidId: row.selected_bid_id,
    selectedVia: row.selected_via,
    selectedBy: row.selected_by,
    approval: row.approval,
    leftMs: row.left_ms,
    reopenCount: row.reopen_count,
    releaseUsed: row.release_used,
    loadingToldAt: ms(row.loading_told_at),
    finishedAt: ms(row.finished_at),
    completedAt: ms(row.completed_at),
    vehicleSetAt: ms(row.vehicle_set_at),
    papersSignedAt: ms(row.papers_signed_at),
    papersReadyAt: ms(row.papers_ready_at),
    deliveredAt: ms(row.delivered_at),
    proofAt: ms(row.proof_at),
    openedAt: ms(row.opened_at),
    dueAt: ms(row.due_at),
    timeline: row.timeline,
    bidCount: row.bid_count,
    lowest: row.lowest,
    highest: row.highest,
    leaderOptionId: row.leader_option_id,
  };
}

export function auctionOf(row: LoadRow, terms: LoadAuction['terms'], approvalFacts: ApprovalFacts): LoadAuction {
  return { ...recordOf(row), terms, approvalFacts, republishCount: row.republish_count };
}
