import { estimateDistanceKm, estimateDrivingMinutes, estimateLegsKm } from '@tenderlane/domain/core';

/** Degrees north and east. */
export interface RoutePoint {
  lat: number;
  lon: number;
}

/** Degrees east and north, as in GeoJSON. */
export type Position = [number, number];

export interface RouteLeg {
  distanceKm: number;
  durationMinutes: number;
}

export interface RoadRoute extends RouteLeg {
  source: 'estimate' | 'osrm' | 'valhalla';
  legs: RouteLeg[];
  line: Position[] | null;
}

export function estimateRoadRoute(points: readonly RoutePoint[]): RoadRoute | null {
  const distanceKm = estimateDistanceKm(points);
  if (distanceKm === null) return null;
  return { ...toLeg(distanceKm), source: 'estimate', legs: estimateLegsKm(points).map(toLeg), line: null };
}

const toLeg = (distanceKm: number): RouteLeg => ({ distanceKm, durationMinutes: estimateDrivingMinutes(distanceKm) });
