import type { Side } from '../core/roles';
import { refuse, type Refusal } from '../core/refusal';
import { refuseOver, stopState, type Trip, type TripStop } from './stop';

export const CHANGE_STATES = ['waiting', 'accepted', 'refused', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** A known stop that changes, or a new stop and the one before it; `afterId` null: before all stops. */
export interface ChangedPlace {
  stopId: number | null;
  afterId: number | null;
}

/** A new stop, window or address that the other side has to accept. */
export interface TripChange extends ChangedPlace {
  side: Side;
  state: ChangeState;
}

/** Contact and note change at once, until the stop is over. */
export function refuseNote(trip: Pick<Trip, 'state'>, stop: Pick<TripStop, 'skippedAt' | 'evidence'>): Refusal | null {
  return refuseOver(trip) ?? (['departed', 'skipped'].includes(stopState(stop)) ? refuse('trip.stop-reached') : null);
}

/** A truck that has arrived keeps its window and address, and no new stop is put before it. */
function refuseReached({ stops }: Trip, { stopId, afterId }: ChangedPlace): Refusal | null {
  const next = stops.findIndex(({ id }) => id === afterId) + 1;
  const changed = stopId === null ? stops[next] : stops.find(({ id }) => id === stopId);
  const isReached = changed && !['pending', 'approaching'].includes(stopState(changed));
  return isReached ? refuse('trip.stop-reached') : null;
}

/** One change of a stop, and one new stop, waits at a time. */
export function refuseChange(trip: Trip, known: readonly TripChange[], place: ChangedPlace): Refusal | null {
  const isWaiting = known.some(({ stopId, state }) => state === 'waiting' && stopId === place.stopId);
  return refuseOver(trip) ?? (isWaiting ? refuse('trip.change-waiting') : refuseReached(trip, place));
}

/** The other side accepts, or refuses with a reason; the own side withdraws by not accepting. */
export function decideChange(
  trip: Trip,
  change: TripChange,
  { accept, reason = '' }: { accept: boolean; reason?: string },
  side: Side,
): Refusal | ChangeState {
  if (change.state !== 'waiting') return refuse('trip.change-decided');
  const over = refuseOver(trip);
  if (over) return over;
  if (change.side === side) return accept ? refuse('trip.change-own') : 'withdrawn';
  if (accept) return refuseReached(trip, change) ?? 'accepted';
  return reason.trim() === '' ? refuse('trip.reason-required', undefined, 'reason') : 'refused';
}
