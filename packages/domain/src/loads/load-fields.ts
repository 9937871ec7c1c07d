import type { LoadState, Timeline } from './load-state';

export const SELECTED_VIA = ['manual', 'automatic', 'book_now'] as const;
export type SelectedVia = (typeof SELECTED_VIA)[number];

export interface PendingApproval {
  optionId: number;
  bidId: number;
  via: SelectedVia;
  requestedBy: number | null;
  requestedAt: number;
  endsAt: number;
}

export interface Counters {
  bidCount: number;
  lowest: number | null;
  highest: number | null;
  leaderOptionId: number | null;
}

/**
 * The fields of a load that the commands and the clock change; times are epoch ms.
 * `end0` is the published end (moved by hand, by reopening and by a resume), `effectiveEnd` the one extensions have moved.
 * `leftMs` is the bidding time that was left when a selection or a pending approval stopped the bidding, null while it runs.
 * `loadingToldAt` is when both sides were last told that loading is late, null before.
 * `finishedAt` is when a final state was entered, `completedAt` when the order was first completed; `dueAt` when the clock has to look next. `openedAt` is when the bids of a
 * sealed tender opened, null as long as they are closed.
 */
/**
 * Facts of the order of the present winner, epoch ms: driver and truck are named, the transport order is signed by both
 * sides, the papers for loading are ready, every stop is departed or skipped, every delivery has a proof.
 */
export interface OrderFacts {
  vehicleSetAt: number | null;
  papersSignedAt: number | null;
  papersReadyAt: number | null;
  deliveredAt: number | null;
  proofAt: number | null;
}

export const NO_ORDER_FACTS: OrderFacts = {
  vehicleSetAt: null,
  papersSignedAt: null,
  papersReadyAt: null,
  deliveredAt: null,
  proofAt: null,
};

export interface LoadFields extends Counters, OrderFacts {
  state: LoadState;
  previousState: LoadState | null;
  publishAt: number | null;
  publishedAt: number | null;
  end0: number | null;
  effectiveEnd: number | null;
  decisionEndsAt: number | null;
  confirmationEndsAt: number | null;
  selectedOptionId: number | null;
  selectedBidId: number | null;
  selectedVia: SelectedVia | null;
  selectedBy: number | null;
  approval: PendingApproval | null;
  leftMs: number | null;
  reopenCount: number;
  releaseUsed: boolean;
  loadingToldAt: number | null;
  finishedAt: number | null;
  completedAt: number | null;
  openedAt: number | null;
  dueAt: number | null;
  timeline: Timeline;
}

/** A load without its auction: its fields and the window of its first pickup (epoch ms). */
export interface LoadRecord extends LoadFields {
  loadId: number;
  firstPickupFrom: number | null;
  firstPickupTo: number | null;
}

export function draftFields(): LoadFields {
  return {
    state: 'draft',
    previousState: null,
    publishAt: null,
    publishedAt: null,
    end0: null,
    effectiveEnd: null,
    decisionEndsAt: null,
    confirmationEndsAt: null,
    selectedOptionId: null,
    selectedBidId: null,
    selectedVia: null,
    selectedBy: null,
    approval: null,
    leftMs: null,
    reopenCount: 0,
    releaseUsed: false,
    loadingToldAt: null,
    finishedAt: null,
    completedAt: null,
    ...NO_ORDER_FACTS,
    openedAt: null,
    dueAt: null,
    timeline: {},
    bidCount: 0,
    lowest: null,
    highest: null,
    leaderOptionId: null,
  };
}
