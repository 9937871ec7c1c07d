import type { LoadAuction } from '../auction/auction';
import { toChange, type Change } from '../auction/change';
import { nextDueAt } from '../auction/due';
import { expireBids } from '../auction/expire-bids';
import type { MissingForPublication } from '../terms/missing';
import { publishDue } from '../auction/publish/publish-load';
import type { Standing } from '../auction/standing';
import type { LoadChange } from '../loads/load-change';
import { stateDueAt } from '../loads/load-due';
import { archiveLoad, markLoadingLate } from '../loads/progress';
import { isRefusal, type Refusal } from '../core/refusal';
import { lapseApproval } from './approve-option';
import { closeTender, endDecision } from './close';
import { lapseConfirmation } from './winner-gone';

/**
 * Applies the clock's action at `now` (epoch ms), or returns null when nothing is due. It never acts early, and after
 * its change the same moment is no longer due. `missing` matters only for a scheduled draft.
 */
export function onDue(
  load: LoadAuction,
  standings: readonly Standing[],
  now: number,
  missing: readonly MissingForPublication[] = [],
): Change | null {
  const dueAt = nextDueAt(load, standings);
  if (dueAt === null || now < dueAt) return null;
  const stateDue = stateDueAt(load);
  const isStateDue = stateDue !== null && now >= stateDue;
  const outcome = isStateDue ? runClock(load, standings, now, missing) : expireBids(load, standings, now);
  if (isRefusal(outcome)) throw new Error(`the clock was refused on load ${load.loadId}: ${outcome.code}`);
  return outcome;
}

function runClock(
  load: LoadAuction,
  standings: readonly Standing[],
  now: number,
  missing: readonly MissingForPublication[],
): Refusal | Change {
  if (load.approval) return lapseApproval(load, standings, now);
  switch (load.state) {
    case 'draft':
      return publishDue(load, missing, now);
    case 'ongoing':
      return closeTender(load, standings, now);
    case 'tender_over':
      return endDecision(load, standings, now);
    case 'awaiting_confirmation':
      return lapseConfirmation(load, standings, now);
    case 'processing':
      return asChange(markLoadingLate(load, now));
    default:
      return asChange(archiveLoad(load));
  }
}

const asChange = (outcome: Refusal | LoadChange): Refusal | Change =>
  isRefusal(outcome) ? outcome : toChange(outcome);
