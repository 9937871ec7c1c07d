import { NO_ORDER_FACTS } from '../loads/load-fields';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import type { LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change } from '../auction/change';
import type { Standing } from '../auction/standing';
import type { OptionState } from '../terms/terms';

const VOIDED: readonly OptionState[] = [
  'invited',
  'viewed',
  'active',
  'stale',
  'expired',
  'pending_approval',
  'selected',
  'confirmed',
  'lost',
];

/**
 * Refuses a cancellation; null when allowed. A confirmed carrier with unsigned papers must be released first, which
 * counts in the shipper's release rate; cancelling is possible only after the release was used up.
 */
export function refuseCancel(load: LoadAuction): Refusal | null {
  const refused = refuseAction('cancel', load);
  if (refused) return refused;
  const mayRelease = load.state === 'processing' && load.papersSignedAt === null && !load.releaseUsed;
  return mayRelease ? refuse('load.release-instead', { state: load.state }) : null;
}

export function cancelLoad(
  load: LoadAuction,
  standings: readonly Standing[],
  reason: string,
  t: number,
): Refusal | Change {
  const refused = refuseCancel(load);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  if (load.state === 'in_progress') return cancelUnderWay(load, standings, reason, t);
  const change = emptyChange({
    state: 'canceled',
    finishedAt: t,
    approval: null,
    leftMs: null,
    confirmationEndsAt: null,
    decisionEndsAt: null,
    ...(load.state === 'processing' && NO_ORDER_FACTS),
  });
  for (const { optionId, state } of standings) {
    if (!VOIDED.includes(state)) continue;
    change.options.push({ optionId, from: state, to: 'void', loss: { rank: null, reason: 'canceled', gap: null } });
  }
  change.events.push({ action: 'load.canceled', optionId: null, params: { reason } });
  return completeChange(load, standings, change, t);
}

/** Cancels an order whose cargo is loaded: it counts as not delivered, and its carrier learns the reason. */
function cancelUnderWay(load: LoadAuction, standings: readonly Standing[], reason: string, t: number): Change {
  const { selectedOptionId: optionId } = load;
  const change = emptyChange({ state: 'uncompleted', finishedAt: t });
  change.events.push({ action: 'load.canceled_under_way', optionId, params: { reason } });
  return completeChange(load, standings, change, t);
}
