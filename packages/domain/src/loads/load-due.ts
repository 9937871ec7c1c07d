import { DAY_MS } from '../core/time';
import type { LoadRecord } from './load-fields';
import { FINAL_STATES, type LoadState } from './load-state';

const ARCHIVE_AFTER_MS = 30 * DAY_MS;
/** Loading counts as late a day after its window ended; both sides are reminded each day. */
const LOADING_LATE_MS = DAY_MS;

/** The moment at which the state or a pending approval ends or needs attention, epoch ms. */
export function stateDueAt(load: LoadRecord): number | null {
  if (load.approval) return load.approval.endsAt;
  switch (load.state) {
    case 'draft':
      return load.publishAt;
    case 'ongoing':
      return load.effectiveEnd;
    case 'tender_over':
      return load.decisionEndsAt;
    case 'awaiting_confirmation':
      return load.confirmationEndsAt;
    case 'processing':
      return loadingDueAt(load);
    default:
      return isFinal(load.state) && load.finishedAt !== null ? load.finishedAt + ARCHIVE_AFTER_MS : null;
  }
}

function loadingDueAt({ firstPickupTo, loadingToldAt }: LoadRecord): number | null {
  if (firstPickupTo === null) return null;
  return (loadingToldAt ?? firstPickupTo) + LOADING_LATE_MS;
}

/** The missed end of loading, if it was over a day ago and the cargo is not loaded; null otherwise. */
export function loadingLateSince({ state, firstPickupTo }: LoadRecord, t: number): number | null {
  const isLate = state === 'processing' && firstPickupTo !== null && t >= firstPickupTo + LOADING_LATE_MS;
  return isLate ? firstPickupTo : null;
}

function isFinal(state: LoadState): boolean {
  return (FINAL_STATES as readonly LoadState[]).includes(state);
}
