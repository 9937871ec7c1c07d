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
  { places, underWayFrom }: { places: readonly Place[]; underWayFrom: number | null },
  positions: readonly Position[],
): { current: TrackingState; kept: TrackingState } {
  const latest = positions.reduce((last, { at }) => Math.max(last, at), 0);
  const isEarly = ({ at }: Position) => at <= latest - LATE_MS;
  const before = {
    geofences: followGeofences(state?.geofences ?? null, places, positions.filter(isEarly)),
    tracked: state?.tracked ?? (underWayFrom === null ? null : startTracked(underWayFrom)),
  };
  const kept = extend(before, positions, knownUntil(before));
  const rest = positions.filter((position) => !isEarly(position));
  const current = { ...kept, geofences: followGeofences(kept.geofences, places, rest) };
  return { kept, current: extend(current, positions, latest) };
}

function extend({ geofences, tracked }: TrackingState, positions: readonly Position[], until: number): TrackingState {
  const times = positions.flatMap(({ at }) => (at <= until ? at : []));
  return { geofences, tracked: tracked && extendTracked(tracked, times, until) };
}
