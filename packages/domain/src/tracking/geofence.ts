import { estimateDistanceKm, greatCircleKm, type Point } from '../core/distance';
import { MINUTE_MS } from '../core/time';
import { drivingMsOf, etaSpeedKmh, FASTEST_KMH } from './eta';
import { evidenceOf, lastOfDevices, type Position } from './positions';
import { EMPTY_ZONE, moveInZone, settlesAt, type Zone } from './zone';

const GATE_KM = 0.3;
const PLACE_KM = 1;
const APPROACH_KM = 20;
const APPROACH_MS = 30 * MINUTE_MS;

export interface Place {
  point: Point | null;
  hasGate: boolean;
}

export interface GeofenceState {
  last: readonly Position[];
  /** The places that `stops` belong to. */
  places: readonly Place[];
  stops: readonly { near: Zone; gate: Zone }[];
}

export function isInGeofence(point: Point, place: Place): boolean {
  return place.point !== null && greatCircleKm(point, place.point) <= (place.hasGate ? GATE_KM : PLACE_KM);
}

function isNear(position: Position, { point }: Place): boolean {
  if (!point) return false;
  const directKm = greatCircleKm(position, point);
  if (directKm <= APPROACH_KM) return true;
  if (drivingMsOf(directKm, FASTEST_KMH) > APPROACH_MS) return false;
  const roadKm = estimateDistanceKm([position, point]);
  const speedKmh = etaSpeedKmh(position.speedKmh === null ? [] : [position.speedKmh]);
  return roadKm !== null && drivingMsOf(roadKm, speedKmh) <= APPROACH_MS;
}

/**
 * After late positions, and after a change of the places, the state is made anew from all positions. `addedFrom` is the time of
 * the earliest added position.
 */
export function isOutdated(state: GeofenceState, places: readonly Place[], addedFrom: number | null): boolean {
  const comesLate = addedFrom !== null && state.last.some(({ at }) => addedFrom <= at);
  return (
    comesLate ||
    places.length !== state.places.length ||
    !places.every((place, index) => isSame(place, state.places[index]))
  );
}

const isSame = (place: Place, other: Place | undefined) =>
  place.hasGate === other?.hasGate && place.point?.lat === other.point?.lat && place.point?.lon === other.point?.lon;

/** The next time at which the facts change without a position; null if they do not. */
export function nextChangeAt(state: GeofenceState, now: number): number | null {
  const zones = state.stops.flatMap(({ near, gate }) => [near, gate]);
  const ahead = zones.flatMap((zone) => settlesAt(zone) ?? []).filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

export function followGeofences(
  state: GeofenceState | null,
  places: readonly Place[],
  positions: readonly Position[],
): GeofenceState {
  const evidence = evidenceOf(positions, state?.last);
  const follow = (zone: Zone | undefined, isInside: (position: Position) => boolean) =>
    evidence.reduce((moved, position) => moveInZone(moved, isInside(position), position.at), zone ?? EMPTY_ZONE);
  return {
    last: lastOfDevices([...(state?.last ?? []), ...evidence]),
    places,
    stops: places.map((place, index) => ({
      near: follow(state?.stops[index]?.near, (position) => isNear(position, place)),
      gate: follow(state?.stops[index]?.gate, (position) => isInGeofence(position, place)),
    })),
  };
}
