import { completeChange, emptyChange, type Change } from '../bidding/change';
import type { LoadAuction } from '../bidding/auction';
import { refuse, type Refusal } from '../refusal';
import { refuseAction } from './load-state';

/** Loading starts: the order becomes a trip. Set by hand until trips exist. */
export function startLoading(load: LoadAuction, t: number): Refusal | Change {
  const refused = refuseAction('start', load);
  if (refused) return refused;
  const change = emptyChange({ state: 'in_progress', timeline: { ...load.timeline, loading: t } });
  change.events.push({ action: 'load.started', optionId: load.selectedOptionId, params: {} });
  return completeChange(load, [], change, t);
}

/** Everything was delivered. */
export function completeLoad(load: LoadAuction, t: number): Refusal | Change {
  const refused = refuseAction('complete', load);
  if (refused) return refused;
  const change = emptyChange({ state: 'completed', finishedAt: t, timeline: { ...load.timeline, unloading: t } });
  change.events.push({ action: 'load.completed', optionId: load.selectedOptionId, params: {} });
  return completeChange(load, [], change, t);
}

/** The cargo was not delivered, for a reason that is kept. */
export function failLoad(load: LoadAuction, reason: string, t: number): Refusal | Change {
  const refused = refuseAction('fail', load);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const change = emptyChange({ state: 'uncompleted', finishedAt: t });
  change.events.push({ action: 'load.uncompleted', optionId: load.selectedOptionId, params: { reason } });
  return completeChange(load, [], change, t);
}

/** Puts an ended load away, by hand or by the clock after 30 days. */
export function archiveLoad(load: LoadAuction, t: number): Refusal | Change {
  const refused = refuseAction('archive', load);
  if (refused) return refused;
  const change = emptyChange({ state: 'archived', previousState: load.state });
  change.events.push({ action: 'load.archived', optionId: null, params: {} });
  return completeChange(load, [], change, t);
}

/** Takes a load back out of the archive; its 30 days begin again, or the clock would archive it at once. */
export function unarchiveLoad(load: LoadAuction, t: number): Refusal | Change {
  const refused = refuseAction('unarchive', load);
  if (refused) return refused;
  if (load.previousState === null) return refuse('load.wrong-state', { state: load.state });
  const change = emptyChange({ state: load.previousState, previousState: null, finishedAt: t });
  change.events.push({ action: 'load.unarchived', optionId: null, params: {} });
  return completeChange(load, [], change, t);
}
