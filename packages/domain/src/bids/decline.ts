import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import type { LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change } from '../auction/change';
import type { Standing } from '../auction/standing';
import { refuseAward, type RefuseAwardInput } from '../awards/winner-gone';

export function refuseDecline(load: LoadAuction, standing: Standing): Refusal | null {
  const refused = refuseAction('decline', load);
  if (refused) return refused;
  switch (standing.state) {
    case 'selected':
      return load.selectedOptionId === standing.optionId ? null : refuse('option.not-selected');
    case 'invited':
    case 'viewed':
      return load.state === 'ongoing' ? null : refuse('load.wrong-state', { state: load.state });
    case 'declined':
      return refuse('option.already-declined');
    case 'active':
    case 'stale':
    case 'pending_approval':
      return refuse('bid.withdraw-instead');
    default:
      return refuse('option.out');
  }
}

/** "No interest" of an invited carrier, which may still bid later, or the refusal of an award. */
export function declineOption(
  load: LoadAuction,
  standings: readonly Standing[],
  input: RefuseAwardInput,
  t: number,
): Refusal | Change {
  const { optionId, code, text } = input;
  const standing = standings.find((candidate) => candidate.optionId === optionId);
  if (!standing) return refuse('option.not-in-audience');
  const refused = refuseDecline(load, standing);
  if (refused) return refused;
  if (standing.state === 'selected') return refuseAward(load, standings, input, t);
  const change = emptyChange();
  change.options.push({ optionId, from: standing.state, to: 'declined' });
  change.events.push({ action: 'option.declined', optionId, params: { code, ...(text && { text }) } });
  return completeChange(load, standings, change, t);
}
