import { FINAL_STATES, type LoadState } from '../load/load-state';
import type { LoadFields } from './auction';
import { DAY_MS } from './terms';

const ARCHIVE_AFTER_MS = 30 * DAY_MS;

/** The next moment at which the clock does something in the present state, epoch ms; null when nothing is waiting. */
export function nextDueAt(load: LoadFields): number | null {
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
    default:
      return isFinal(load.state) && load.finishedAt !== null ? load.finishedAt + ARCHIVE_AFTER_MS : null;
  }
}

function isFinal(state: LoadState): boolean {
  return (FINAL_STATES as readonly LoadState[]).includes(state);
}
