import { HOUR_MS } from '../core/time';
import { estimateDistanceKm, type Point } from '../core/distance';
import type { Address, Waypoint } from './load';

const MOST_KM_PER_HOUR = 90;

/** A window that a truck cannot reach in time; only a warning, because the distance is estimated. */
export interface DriveWarning {
  field: string;
  code: 'too-fast';
  params: { km: number; stop: number };
}

const pointOf = (address: Address | null): Point | null =>
  address && address.lat !== null && address.lon !== null ? { lat: address.lat, lon: address.lon } : null;

/**
 * Finds stops that a truck cannot reach before their window ends, even if it leaves each stop when its window begins
 * and drives 90 km/h. After an impossible leg it continues from the end of that window, so that each leg is reported
 * once.
 */
export function driveWarnings(waypoints: readonly Waypoint[]): DriveWarning[] {
  const warnings: DriveWarning[] = [];
  let leavesAt: number | null = null;
  let from: Point | null = null;
  for (const [index, { address, window }] of waypoints.entries()) {
    const to = pointOf(address);
    const km = from && to ? estimateDistanceKm([from, to]) : null;
    const arrivesAt: number | null =
      leavesAt === null || km === null ? leavesAt : leavesAt + (km / MOST_KM_PER_HOUR) * HOUR_MS;
    const end = window.to;
    const isLate: boolean = arrivesAt !== null && km !== null && end !== null && arrivesAt > end;
    if (isLate && km !== null)
      warnings.push({ field: `waypoints.${index}.window.to`, code: 'too-fast', params: { km, stop: index } });
    const reached: number | null = isLate ? end : arrivesAt;
    leavesAt = reached === null ? window.from : Math.max(reached, window.from ?? reached);
    from = to ?? from;
  }
  return warnings;
}
