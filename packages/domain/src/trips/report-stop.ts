import { isRefusal, refuse, type Refusal } from '../core/refusal';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import type { Side } from '../core/roles';
import { EVIDENCE_KINDS, type Evidence, type EvidenceKind, type EvidenceSource } from './evidence';
import { isOver, refuseOver, type Trip, type TripStop } from './stop';

/** Own reports can be taken back for this long. */
export const TAKE_BACK_MS = 5 * MINUTE_MS;
const CLOCK_AHEAD_MS = 2 * MINUTE_MS;
/** A stop may have been reached shortly before the confirmation was recorded. */
const BEFORE_CONFIRMATION_MS = 24 * HOUR_MS;

/** States that a person sets by hand; an earlier state than the present one takes the own last report back. */
export const REPORTED_STATES = ['pending', 'arrived', 'working', 'departed', 'skipped'] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

/** `at` is epoch ms; `reason` is needed to skip a stop and for another order of the stops. */
export interface StopReport {
  state: ReportedState;
  at: number;
  reason: string;
}

export type NewEvidence = Omit<Evidence, 'id'>;

/** `skip` is a new time and reason, null to take the skipping back, undefined to keep it. */
export interface StopChange {
  add: NewEvidence[];
  removeIds: number[];
  skip?: { at: number; reason: string } | null;
}

const NO_CHANGE: StopChange = { add: [], removeIds: [] };

export function refuseTime({ createdAt }: Pick<Trip, 'createdAt'>, at: number, t: number): Refusal | null {
  const isAllowed = at >= createdAt - BEFORE_CONFIRMATION_MS && at <= t + CLOCK_AHEAD_MS;
  return isAllowed ? null : refuse('trip.time-outside', undefined, 'at');
}

/**
 * Applies what a person of one side reports about a stop by hand. Repeating a report changes nothing, and a state before
 * the own last report takes this one back.
 */
export function reportStop(
  trip: Trip,
  stop: TripStop,
  report: StopReport,
  side: Side,
  t: number,
): Refusal | StopChange {
  const refused = refuseOver(trip);
  if (refused) return refused;
  const { state } = report;
  if (state === 'skipped') return skipStop(stop, report, side, t);
  if (state === 'pending' || isBeforeOwn(stop, state, side)) return takeBack(stop, state, side, t);
  const outside = refuseTime(trip, report.at, t);
  if (outside) return outside;
  if (stop.skippedAt !== null) return refuse('trip.report-final');
  const isNew = !stop.evidence.some(({ kind }) => kind === state);
  if (isNew && report.reason.trim() === '' && !isNext(trip, stop))
    return refuse('trip.order-reason', undefined, 'reason');
  return addReport(stop, state, report.at, side, t);
}

const isNext = ({ stops }: Trip, { id }: TripStop) =>
  stops
    .slice(
      0,
      stops.findIndex((stop) => stop.id === id),
    )
    .every(isOver);

function isBeforeOwn({ evidence, skippedAt }: TripStop, state: EvidenceKind, side: Side): boolean {
  const own = evidence.filter(({ source }) => source === side).map(({ kind }) => EVIDENCE_KINDS.indexOf(kind));
  const index = EVIDENCE_KINDS.indexOf(state);
  return skippedAt !== null || (own.includes(index) && own.some((kind) => kind > index));
}

function addReport(stop: TripStop, kind: EvidenceKind, at: number, side: Side, t: number): Refusal | StopChange {
  const same = stop.evidence.filter((one) => one.kind === kind);
  const own = same.find(({ source }) => source === side);
  if (own?.at === at) return NO_CHANGE;
  if (own && t >= own.reportedAt + TAKE_BACK_MS) return refuse('trip.report-final');
  return {
    add: [{ kind, source: side satisfies EvidenceSource, at, isInside: null, reportedAt: t }],
    removeIds: own ? [own.id] : [],
  };
}

/** Takes back the own reports of the facts after `state`, while none of them is older than five minutes. */
function takeBack(stop: TripStop, state: EvidenceKind | 'pending', side: Side, t: number): Refusal | StopChange {
  if (stop.skippedAt !== null) {
    const isFinal = side !== 'shipper' || t >= stop.skippedAt + TAKE_BACK_MS;
    return isFinal ? refuse('trip.report-final') : { ...NO_CHANGE, skip: null };
  }
  const index = state === 'pending' ? -1 : EVIDENCE_KINDS.indexOf(state);
  const own = stop.evidence.filter(({ kind, source }) => source === side && EVIDENCE_KINDS.indexOf(kind) > index);
  const isFinal = own.length === 0 || own.some(({ reportedAt }) => t >= reportedAt + TAKE_BACK_MS);
  return isFinal ? refuse('trip.report-final') : { ...NO_CHANGE, removeIds: own.map(({ id }) => id) };
}

function skipStop(stop: TripStop, { reason }: StopReport, side: Side, t: number): Refusal | StopChange {
  if (side !== 'shipper') return refuse('trip.skip-by-shipper');
  if (stop.skippedAt !== null) return NO_CHANGE;
  if (isOver(stop)) return refuse('trip.report-final');
  return reason.trim() === ''
    ? refuse('trip.reason-required', undefined, 'reason')
    : { ...NO_CHANGE, skip: { at: t, reason } };
}

/** The refusals of the states that a side may report about a stop now. */
export function stopRefusals(trip: Trip, stop: TripStop, side: Side, t: number): Map<ReportedState, Refusal> {
  const refusals = new Map<ReportedState, Refusal>();
  for (const state of REPORTED_STATES) {
    const result = reportStop(trip, stop, { state, at: Math.max(t, trip.createdAt), reason: 'any' }, side, t);
    if (isRefusal(result)) refusals.set(state, result);
  }
  return refusals;
}
