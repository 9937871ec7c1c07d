import { refuse, type Refusal } from '../core/refusal';
import type { WaypointKind } from '../reference/lists';
import type { LoadState } from '../loads/load-state';
import { bestOf, EVIDENCE_KINDS, type Evidence } from './evidence';

export const TRIP_STATES = ['planned', 'in_progress', 'completed', 'void'] as const;
export type TripState = (typeof TRIP_STATES)[number];

export const TRIP_RESULTS = ['ok', 'failed'] as const;
export type TripResult = (typeof TRIP_RESULTS)[number];

export const STOP_STATES = ['pending', 'approaching', 'arrived', 'working', 'departed', 'skipped'] as const;
export type StopState = (typeof STOP_STATES)[number];

/** A stop of a trip; the stops of a trip stand in the order of the route. `skippedAt` is epoch ms, null if not skipped. */
export interface TripStop {
  id: number;
  kind: WaypointKind;
  skippedAt: number | null;
  evidence: readonly Evidence[];
}

export interface Trip {
  state: TripState;
  /** Confirmation of the order, epoch ms. */
  createdAt: number;
  stops: readonly TripStop[];
}

/** A trip that is void or completed takes no report by hand and no proof. */
export const refuseOver = ({ state }: Pick<Trip, 'state'>): Refusal | null =>
  state === 'void' || state === 'completed' ? refuse('trip.over') : null;

export function stopState({ skippedAt, evidence }: Pick<TripStop, 'skippedAt' | 'evidence'>): StopState {
  if (skippedAt !== null) return 'skipped';
  const last = EVIDENCE_KINDS.findLast((kind) => bestOf(evidence, kind) !== undefined);
  return last === 'done' ? 'departed' : (last ?? 'pending');
}

export const isOver = (stop: Pick<TripStop, 'skippedAt' | 'evidence'>): boolean =>
  ['departed', 'skipped'].includes(stopState(stop));

export interface TripOrder {
  /** The award that the trip belongs to is the present one of its load. */
  isWinner: boolean;
  loadState: LoadState;
  previousState: LoadState | null;
}

/** State and result of a trip follow its order; the trip of an award that is gone is void, whoever carries the load after it. */
export function tripState({ isWinner, loadState, previousState }: TripOrder): {
  state: TripState;
  result: TripResult | null;
} {
  const state = isWinner ? (loadState === 'archived' ? previousState : loadState) : null;
  if (state === 'completed') return { state: 'completed', result: 'ok' };
  if (state === 'uncompleted') return { state: 'completed', result: 'failed' };
  if (state === 'in_progress') return { state, result: null };
  return { state: state === 'processing' ? 'planned' : 'void', result: null };
}

interface CountedStop {
  kind: WaypointKind;
  state: StopState;
  counted: { packages: number | null; weight_kg: number | null } | null;
}

/** Fewer packages or less weight was unloaded than loaded; false while one stop is not counted. */
export function isUnloadedLess(stops: readonly CountedStop[]): boolean {
  const sumOf = (kind: WaypointKind, unit: 'packages' | 'weight_kg') => {
    const visited = stops.filter((stop) => stop.kind === kind && stop.state !== 'skipped');
    return visited.reduce(
      (sum, { counted }) => sum + (counted?.[unit] ?? Number.NaN),
      visited.length > 0 ? 0 : Number.NaN,
    );
  };
  return (
    sumOf('delivery', 'packages') < sumOf('pickup', 'packages') ||
    sumOf('delivery', 'weight_kg') < sumOf('pickup', 'weight_kg')
  );
}
