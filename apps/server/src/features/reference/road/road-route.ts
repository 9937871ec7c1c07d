import { estimateDistanceKm, estimateDrivingMinutes, estimateLegsKm } from '@tenderlane/domain';

/** Degrees north and east. */
export interface RoutePoint {
  lat: number;
  lon: number;
}

/** Degrees east and north, as GeoJSON has them. */
export type Position = [number, number];

export interface RouteLeg {
  distanceKm: number;
  durationMinutes: number;
}

/** The way through some points in their order, a leg from each to the next. */
export interface RoadRoute extends RouteLeg {
  source: 'estimate' | 'osrm' | 'valhalla';
  legs: RouteLeg[];
  /** The roads; null where it is an estimate. */
  line: Position[] | null;
}

/** The way as it is estimated without any service; null under two points. */
export function estimateRoute(points: readonly RoutePoint[]): RoadRoute | null {
  const distanceKm = estimateDistanceKm(points);
  if (distanceKm === null) return null;
  return { ...toLeg(distanceKm), source: 'estimate', legs: estimateLegsKm(points).map(toLeg), line: null };
}

const toLeg = (distanceKm: number): RouteLeg => ({ distanceKm, durationMinutes: estimateDrivingMinutes(distanceKm) });
