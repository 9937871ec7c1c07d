import { refuse, type Refusal } from '../core/refusal';
import { HOUR_MS } from '../core/time';
import { completeLoadChange, emptyLoadChange, type LoadChange } from './load-change';
import type { LoadRecord } from './load-fields';
import { refuseAction } from './load-state';

export function startLoading(load: LoadRecord, t: number): Refusal | LoadChange {
  const refused = refuseAction('start', load);
  if (refused) return refused;
  const change = emptyLoadChange({ state: 'in_progress', timeline: { ...load.timeline, loading: t } });
  change.events.push({ action: 'load.started', optionId: load.selectedOptionId, params: {} });
  return completeLoadChange(load, change);
}

export function completeLoad(load: LoadRecord, t: number): Refusal | LoadChange {
  const refused = refuseAction('complete', load);
  if (refused) return refused;
  const change = emptyLoadChange({ state: 'completed', finishedAt: t, timeline: { ...load.timeline, unloading: t } });
  change.events.push({ action: 'load.completed', optionId: load.selectedOptionId, params: {} });
  return completeLoadChange(load, change);
}

export function failLoad(load: LoadRecord, reason: string, t: number): Refusal | LoadChange {
  const refused = refuseAction('fail', load);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const change = emptyLoadChange({ state: 'uncompleted', finishedAt: t });
  const { selectedOptionId: optionId } = load;
  change.events.push({ action: 'load.uncompleted', optionId, params: { reason } });
  return completeLoadChange(load, change);
}

/** Tells both sides that loading has not started a day after its window, and repeats it each day. */
export function markLoadingLate(load: LoadRecord, t: number): Refusal | LoadChange {
  const refused = refuseAction('loading_due', load);
  if (refused) return refused;
  const { selectedOptionId: optionId } = load;
  const change = emptyLoadChange({ loadingToldAt: t });
  change.events.push({ action: 'load.loading_late', optionId, params: {} });
  return completeLoadChange(load, change);
}

const CONTEST_HOURS = 48;

/** Refuses to contest a completed order; null when allowed, within two days of its completion. */
export function refuseOrderContest(load: LoadRecord, t: number): Refusal | null {
  const refused = refuseAction('contest', load);
  if (refused) return refused;
  const completedAt = load.timeline.unloading ?? load.finishedAt ?? t;
  return t < completedAt + CONTEST_HOURS * HOUR_MS
    ? null
    : refuse('load.contest-over', { state: load.state, hours: CONTEST_HOURS });
}

export function contestLoad(load: LoadRecord, reason: string, t: number): Refusal | LoadChange {
  const refused = refuseOrderContest(load, t);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const { selectedOptionId: optionId } = load;
  const change = emptyLoadChange({ state: 'uncompleted', finishedAt: t });
  change.events.push({ action: 'load.contested', optionId, params: { reason } });
  return completeLoadChange(load, change);
}

/** Archives an ended load, by hand or by the clock after 30 days. */
export function archiveLoad(load: LoadRecord): Refusal | LoadChange {
  const refused = refuseAction('archive', load);
  if (refused) return refused;
  const change = emptyLoadChange({ state: 'archived', previousState: load.state });
  change.events.push({ action: 'load.archived', optionId: null, params: {} });
  return completeLoadChange(load, change);
}

/** Takes a load out of the archive and restarts its 30 days, or the clock would archive it at once. */
export function unarchiveLoad(load: LoadRecord, t: number): Refusal | LoadChange {
  const refused = refuseAction('unarchive', load);
  if (refused) return refused;
  if (load.previousState === null) return refuse('load.wrong-state', { state: load.state });
  const change = emptyLoadChange({ state: load.previousState, previousState: null, finishedAt: t });
  change.events.push({ action: 'load.unarchived', optionId: null, params: {} });
  return completeLoadChange(load, change);
}
