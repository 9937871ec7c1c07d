import { refuse, type Refusal } from '../core/refusal';
import { HOUR_MS } from '../core/time';
import { completeLoadChange, emptyLoadChange, type LoadChange } from './load-change';
import type { LoadRecord } from './load-fields';
import { refuseAction } from './load-state';

type StartFacts = Pick<LoadRecord, 'state' | 'vehicleSetAt' | 'papersReadyAt'>;
type CompleteFacts = Pick<LoadRecord, 'state' | 'deliveredAt' | 'proofAt'>;

/** Refuses the start of loading; `party` acts next. A reason overrides papers that are not ready. */
export function refuseStart(load: StartFacts, overrideReason?: string): Refusal | null {
  const refused = refuseAction('start', load);
  if (refused) return refused;
  const { state, vehicleSetAt, papersReadyAt } = load;
  if (vehicleSetAt === null) return refuse('load.vehicle-missing', { state, party: 'carrier' });
  if (papersReadyAt === null && !overrideReason?.trim())
    return refuse('load.papers-missing', { state, party: 'shipper' });
  return null;
}

/** `at` is when the first pickup began to load, epoch ms. */
export function startLoading(load: LoadRecord, at: number, overrideReason?: string): Refusal | LoadChange {
  const refused = refuseStart(load, overrideReason);
  if (refused) return refused;
  const change = emptyLoadChange({ state: 'in_progress', timeline: { ...load.timeline, loading: at } });
  const params = load.papersReadyAt === null && overrideReason ? { reason: overrideReason } : {};
  change.events.push({ action: 'load.started', optionId: load.selectedOptionId, params });
  return completeLoadChange(load, change);
}

/** Refuses the completion; `party` acts next. A reason waives a missing proof of delivery. */
export function refuseComplete(load: CompleteFacts, waiveReason?: string): Refusal | null {
  const refused = refuseAction('complete', load);
  if (refused) return refused;
  const { state, deliveredAt, proofAt } = load;
  if (deliveredAt === null) return refuse('load.stops-open', { state, party: 'carrier' });
  if (proofAt === null && !waiveReason?.trim()) return refuse('load.proof-missing', { state, party: 'carrier' });
  return null;
}

export function completeLoad(load: LoadRecord, t: number, waiveReason?: string): Refusal | LoadChange {
  const refused = refuseComplete(load, waiveReason);
  if (refused) return refused;
  const change = emptyLoadChange({ state: 'completed', finishedAt: t, completedAt: t });
  const params = load.proofAt === null && waiveReason ? { reason: waiveReason } : {};
  change.events.push({ action: 'load.completed', optionId: load.selectedOptionId, params });
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
  const completedAt = load.completedAt ?? load.finishedAt ?? t;
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
