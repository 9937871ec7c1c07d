import { MINUTE_MS } from '../core/time';
import { followGeofences, type GeofenceState, type Place } from './geofence';
import type { Position } from './positions';

const LATE_MS = 15 * MINUTE_MS;

export const knownUntil = (state: GeofenceState | null): number =>
  Math.max(0, ...(state?.last ?? []).map(({ at }) => at));

/**
 * The state after the positions, which are all that came after `state`, and the one to keep: it lacks the last quarter of
 * an hour, so that positions which come a little late do not need all of them again.
 */
export function followPositions(
  state: GeofenceState | null,
  places: readonly Place[],
  positions: readonly Position[],
): { current: GeofenceState; kept: GeofenceState } {
  const until = positions.reduce((latest, { at }) => Math.max(latest, at), 0) - LATE_MS;
  const isEarly = ({ at }: Position) => at <= until;
  const kept = followGeofences(state, places, positions.filter(isEarly));
  const rest = positions.filter((position) => !isEarly(position));
  return { kept, current: followGeofences(kept, places, rest) };
}
