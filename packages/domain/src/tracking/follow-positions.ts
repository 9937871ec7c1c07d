import { MINUTE_MS } from '../core/time';
import { followGeofences, type GeofenceState, type Place } from './geofence';
import type { Position } from './positions';
import { extendTracked, startTracked, type Tracked } from './quality';

const LATE_MS = 15 * MINUTE_MS;

/** A trip by its positions. `tracked` is null before the truck is under way. */
export interface TrackingState {
  geofences: GeofenceState;
  tracked: Tracked | null;
}

export const knownUntil = (state: TrackingState | null): number =>
  Math.max(0, ...(state?.geofences.last ?? []).map(({ at }) => at));

/**
 * The state after the positions, which are all that came after `state`, and the one to keep: it lacks the last quarter of
 * an hour, so that positions which come a little late do not need all of them again.
 */
export function followPositions(
  state: TrackingState | null,
  trip: { places: readonly Place[]; underWayFrom: number | null },
  positions: readonly Position[],
): { current: TrackingState; kept: TrackingState } {
  const latest = positions.reduce((last, { at }) => Math.max(last, at), 0);
  const isEarly = ({ at }: Position) => at <= latest - LATE_MS;
  const kept = follow(state, trip, positions.filter(isEarly), latest - LATE_MS);
  const rest = positions.filter((position) => !isEarly(position));
  return { kept, current: follow(kept, trip, rest, latest) };
}

function follow(
  state: TrackingState | null,
  { places, underWayFrom }: { places: readonly Place[]; underWayFrom: number | null },
  positions: readonly Position[],
  until: number,
): TrackingState {
  const tracked = state?.tracked ?? (underWayFrom === null ? null : startTracked(underWayFrom));
  const times = positions.map(({ at }) => at);
  return {
    geofences: followGeofences(state?.geofences ?? null, places, positions),
    tracked: tracked && extendTracked(tracked, times, until),
  };
}
