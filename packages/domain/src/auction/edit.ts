import { refuseAction } from '../loads/load-state';
import { refuse, type Refusal } from '../core/refusal';
import { MINUTE_MS } from '../core/time';
import { moveEnd, toTimedLoad, type LoadAuction } from './auction';
import { isEndAfterPickup } from '../terms/missing';
import { completeChange, emptyChange, type Change } from './change';
import type { Standing } from './standing';

/** After a material edit carriers get at least this many minutes, or `extraMinutes` if that is more, to re-confirm. */
export const REACT_AT_LEAST_MINUTES = 30;

/**
 * Records a material edit of an open tender: every bid becomes stale until its carrier re-confirms, and the end leaves
 * time for that. `fields` are the changed sections; `confirmed` means the shipper has seen this consequence.
 */
export function applyMaterialEdit(
  load: LoadAuction,
  standings: readonly Standing[],
  { fields, confirmed }: { fields: string[]; confirmed: boolean },
  t: number,
): Refusal | Change {
  const refused = refuseAction('edit', load);
  if (refused) return refused;
  if (load.state !== 'ongoing') return refuse('load.wrong-state', { state: load.state });
  const auction = toTimedLoad(load);
  if (t >= auction.effectiveEnd) return refuse('auction.over', { state: load.state });
  const reactMs = Math.max(load.terms.extraMinutes, REACT_AT_LEAST_MINUTES) * MINUTE_MS;
  const effectiveEnd = Math.max(auction.effectiveEnd, t + reactMs);
  const ends = moveEnd(auction, effectiveEnd);
  if (isEndAfterPickup(load, ends.end0)) return refuse('auction.end-after-pickup', undefined, 'waypoints');
  if (!confirmed) return refuse('load.material-edit', { fields });
  const change = emptyChange(effectiveEnd > auction.effectiveEnd ? ends : {});
  for (const { optionId, state } of standings) {
    if (state === 'active') change.options.push({ optionId, from: 'active', to: 'stale' });
  }
  const params = { fields, effective_end: effectiveEnd };
  change.events.push({ action: 'load.edited', optionId: null, params });
  change.chain.push({ kind: 'edit', payload: params });
  return completeChange(load, standings, change, t);
}
