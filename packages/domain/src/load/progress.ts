import { completeChange, emptyChange, type Change } from '../auction/change';
import type { LoadAuction } from '../auction/auction';
import type { Standing } from '../auction/standing';
import { HOUR_MS } from '../auction/terms';
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
  const { selectedOptionId: optionId } = load;
  change.events.push({ action: 'load.uncompleted', optionId, params: { reason } });
  if (optionId !== null) change.notices.push({ kind: 'not_delivered', to: { optionId }, params: { reason } });
  return completeChange(load, [], change, t);
}

/** Loading has not started a day after its window: both sides are told, and again each day. */
export function tellLoadingLate(load: LoadAuction, t: number): Refusal | Change {
  const refused = refuseAction('loading_due', load);
  if (refused) return refused;
  const { selectedOptionId: optionId } = load;
  const change = emptyChange({ loadingToldAt: t });
  change.events.push({ action: 'load.loading_late', optionId, params: {} });
  change.notices.push({ kind: 'loading_late', to: 'shipper', params: { option_id: optionId } });
  if (optionId !== null) change.notices.push({ kind: 'loading_late', to: { optionId }, params: {} });
  return completeChange(load, [], change, t);
}

const CONTEST_HOURS = 48;

/** Says why a completed order cannot be contested; null when it can: within two days of its completion. */
export function refuseContest(load: LoadAuction, t: number): Refusal | null {
  const refused = refuseAction('contest', load);
  if (refused) return refused;
  const completedAt = load.timeline.unloading ?? load.finishedAt ?? t;
  return t < completedAt + CONTEST_HOURS * HOUR_MS
    ? null
    : refuse('load.contest-over', { state: load.state, hours: CONTEST_HOURS });
}

/** The shipper says that a completed order was not carried out as agreed. */
export function contestLoad(load: LoadAuction, reason: string, t: number): Refusal | Change {
  const refused = refuseContest(load, t);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const { selectedOptionId: optionId } = load;
  const change = emptyChange({ state: 'uncompleted', finishedAt: t });
  change.events.push({ action: 'load.contested', optionId, params: { reason } });
  if (optionId !== null) change.notices.push({ kind: 'not_delivered', to: { optionId }, params: { reason } });
  return completeChange(load, [], change, t);
}

/** An administrator has proof that the order was delivered after all; a carrier that had cancelled it has carried it. */
export function resolveLoad(
  load: LoadAuction,
  standings: readonly Standing[],
  reason: string,
  t: number,
): Refusal | Change {
  const refused = refuseAction('resolve', load);
  if (refused) return refused;
  if (reason.trim() === '') return refuse('load.reason-required', undefined, 'reason');
  const { selectedOptionId: optionId } = load;
  const timeline = { ...load.timeline, unloading: load.timeline.unloading ?? t };
  const change = emptyChange({ state: 'completed', finishedAt: t, timeline });
  const winner = standings.find((standing) => standing.optionId === optionId);
  if (winner?.state === 'cancelled_by_carrier') {
    change.options.push({ optionId: winner.optionId, from: winner.state, to: 'confirmed', standing: { out: false } });
  }
  change.events.push({ action: 'load.resolved', optionId, params: { reason } });
  if (optionId !== null) change.notices.push({ kind: 'resolved', to: { optionId }, params: { reason } });
  return completeChange(load, standings, change, t);
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
