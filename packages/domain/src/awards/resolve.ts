import type { LoadAuction } from '../auction/auction';
import { completeChange, emptyChange, type Change } from '../auction/change';
import type { Standing } from '../auction/standing';
import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';

export interface ResolveInput {
  reason: string;
  /** Number of files that prove the delivery. */
  proofs: number;
}

/**
 * Completes an order on an administrator's proof of delivery; a carrier that had cancelled it is recorded as having
 * carried it.
 */
export function resolveLoad(
  load: LoadAuction,
  standings: readonly Standing[],
  { reason, proofs }: ResolveInput,
  t: number,
): Refusal | Change {
  const refused = refuseAction('resolve', load);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  if (proofs === 0) return refuse('load.proof-required', undefined, 'file_ids');
  const { selectedOptionId: optionId } = load;
  const change = emptyChange({ state: 'completed', finishedAt: t, completedAt: load.completedAt ?? t });
  const winner = standings.find((standing) => standing.optionId === optionId);
  if (winner?.state === 'cancelled_by_carrier') {
    change.options.push({ optionId: winner.optionId, from: winner.state, to: 'confirmed', standing: { out: false } });
  }
  change.events.push({ action: 'load.resolved', optionId, params: { reason } });
  return completeChange(load, standings, change, t);
}
