import { AVERAGE_KMH, estimateDistanceKm, type Point } from '../core/distance';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import { evidenceOf, kmhBetween, type Position } from './positions';

const MOVING_KMH = 5;
const SLOWEST_KMH = 30;
export const FASTEST_KMH = 80;
const BREAK = { everyMs: 4.5 * HOUR_MS, lastsMs: 45 * MINUTE_MS };
const REST = { everyMs: 9 * HOUR_MS, lastsMs: 11 * HOUR_MS };
const DWELL_MS = HOUR_MS;
const VISITS_MIN = 5;
const BAND_MIN_MS = 15 * MINUTE_MS;
const BAND_SHARE = 0.15;

export interface StopAhead {
  point: Point | null;
  dwellMs: number;
  arrivedAt: number | null;
}

export interface Eta {
  at: number;
  seenAt: number;
  bandMs: number;
  roadKm: number;
  speedKmh: number;
  drivingMs: number;
  breaksMs: number;
  restsMs: number;
  dwellMs: number;
}

export function etaSpeedKmh(speedsKmh: readonly number[]): number {
  const moving = speedsKmh.filter((speed) => speed >= MOVING_KMH).toSorted((a, b) => a - b);
  const upper = moving[moving.length >> 1];
  const lower = moving[(moving.length - 1) >> 1];
  if (upper === undefined || lower === undefined) return AVERAGE_KMH;
  return Math.min(FASTEST_KMH, Math.max(SLOWEST_KMH, (lower + upper) / 2));
}

export function drivingSpeedKmh(positions: readonly Position[], at: number): number {
  const previousOf = new Map<string, Position>();
  const speeds = evidenceOf(positions.filter((position) => position.at > at - HOUR_MS && position.at <= at)).flatMap(
    (position) => {
      const previous = previousOf.get(position.device);
      previousOf.set(position.device, position);
      return position.speedKmh ?? (previous ? kmhBetween(previous, position) : []);
    },
  );
  return etaSpeedKmh(speeds);
}

export const drivingMsOf = (km: number, speedKmh: number): number => (km / speedKmh) * HOUR_MS;

export function expectedDwellMs(facility: { medianMs: number; visits: number } | null): number {
  return facility && facility.visits >= VISITS_MIN ? facility.medianMs : DWELL_MS;
}

/**
 * Arrivals at the stops ahead, in their order. Null for a stop that is reached, which delays the next ones by the rest
 * of its dwell, and for all stops from one without coordinates on.
 */
export function etasOf(from: Point & { at: number }, speedKmh: number, stops: readonly StopAhead[]): (Eta | null)[] {
  let point: Point | null = from;
  let roadKm: number | null = 0;
  let dwellMs = 0;
  return stops.map((stop) => {
    if (stop.arrivedAt !== null) {
      dwellMs += Math.max(0, stop.arrivedAt + stop.dwellMs - from.at);
      return null;
    }
    const legKm = estimateDistanceKm([point, stop.point]);
    roadKm = roadKm === null || legKm === null ? null : roadKm + legKm;
    point = stop.point;
    const eta = roadKm === null ? null : etaOf(from.at, { roadKm, speedKmh, dwellMs });
    dwellMs += stop.dwellMs;
    return eta;
  });
}

function etaOf(at: number, way: Pick<Eta, 'roadKm' | 'speedKmh' | 'dwellMs'>): Eta {
  const drivingMs = Math.round(drivingMsOf(way.roadKm, way.speedKmh));
  const breaksMs = Math.floor(drivingMs / BREAK.everyMs) * BREAK.lastsMs;
  const restsMs = Math.floor(drivingMs / REST.everyMs) * REST.lastsMs;
  const remainingMs = drivingMs + breaksMs + restsMs + way.dwellMs;
  const bandMs = Math.max(BAND_MIN_MS, Math.round(remainingMs * BAND_SHARE));
  return { ...way, at: at + remainingMs, seenAt: at, bandMs, drivingMs, breaksMs, restsMs };
}
