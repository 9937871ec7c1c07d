import { FINAL_STATES, LOAD_ACTIONS, type LoadState } from '../load/load-state';
import type { LoadAuction } from './auction';
import type { Standing } from './standing';
import { DAY_MS } from './terms';

const ARCHIVE_AFTER_MS = 30 * DAY_MS;
/** Loading is late a day after its window has ended, and both sides are told again each day. */
const LOADING_LATE_MS = DAY_MS;

/** The next moment at which the clock does something, epoch ms; null when nothing is waiting. */
export function nextDueAt(load: LoadAuction, standings: readonly Standing[]): number | null {
  const moments = [stateDueAt(load), nextExpiry(load, standings)].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

/** When the present state, or a pending approval, ends or calls for attention by itself. */
export function stateDueAt(load: LoadAuction): number | null {
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

function loadingDueAt({ firstPickupTo, loadingToldAt }: LoadAuction): number | null {
  if (firstPickupTo === null) return null;
  return (loadingToldAt ?? firstPickupTo) + LOADING_LATE_MS;
}

/** When the time for loading ended that has been over for a day while the cargo is not loaded; null while it is not late. */
export function loadingLateSince({ state, firstPickupTo }: LoadAuction, t: number): number | null {
  const isLate = state === 'processing' && firstPickupTo !== null && t >= firstPickupTo + LOADING_LATE_MS;
  return isLate ? firstPickupTo : null;
}

/** A bid that stands until its validity passes. */
export function canExpire(standing: Standing): standing is Standing & { validUntil: number } {
  return (standing.state === 'active' || standing.state === 'stale') && standing.validUntil !== null;
}

function nextExpiry({ state }: LoadAuction, standings: readonly Standing[]): number | null {
  const states: readonly LoadState[] = LOAD_ACTIONS.expire;
  if (!states.includes(state)) return null;
  let nearest: number | null = null;
  for (const standing of standings) {
    if (canExpire(standing) && (nearest === null || standing.validUntil < nearest)) nearest = standing.validUntil;
  }
  return nearest;
}

function isFinal(state: LoadState): boolean {
  return (FINAL_STATES as readonly LoadState[]).includes(state);
}
