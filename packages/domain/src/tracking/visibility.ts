import { greatCircleKm, type Point } from '../core/distance';
import { DAY_MS } from '../core/time';
import { CURRENT_MS } from './quality';

const HIDDEN_KM = 5;
const EXACT_KM = 10;
const HUNDREDTH = 100;

export interface TripPeriod {
  confirmedAt: number;
  firstWindowFrom: number | null;
  endedAt: number | null;
}

export const visibleFrom = ({ confirmedAt, firstWindowFrom }: Omit<TripPeriod, 'endedAt'>): number =>
  Math.max(confirmedAt, (firstWindowFrom ?? confirmedAt) - DAY_MS);

export const isVisible = (period: TripPeriod, at: number): boolean =>
  at >= visibleFrom(period) && at <= (period.endedAt ?? Infinity);

export function isHidden(point: Point, stopsOfOthers: readonly Point[]): boolean {
  return stopsOfOthers.some((stop) => greatCircleKm(point, stop) <= HIDDEN_KM);
}

/** The parts of a driven line: it is cut around stops of others, and where no position came for a quarter of an hour. */
export function visibleLines<T extends Point & { at: number }>(
  points: readonly T[],
  stopsOfOthers: readonly Point[],
): T[][] {
  const lines: T[][] = [];
  let before: T | null = null;
  for (const point of points) {
    if (isHidden(point, stopsOfOthers)) {
      before = null;
      continue;
    }
    if (before && point.at - before.at <= CURRENT_MS) lines.at(-1)?.push(point);
    else lines.push([point]);
    before = point;
  }
  return lines;
}

const round = (degrees: number): number => Math.round(degrees * HUNDREDTH) / HUNDREDTH;

export const roundPoint = ({ lat, lon }: Point): Point => ({ lat: round(lat), lon: round(lon) });

export function roundLine(points: readonly Point[]): Point[] {
  return points
    .map(roundPoint)
    .filter(({ lat, lon }, index, all) => lat !== all[index - 1]?.lat || lon !== all[index - 1]?.lon);
}

export function roundAwayFromStops(point: Point, stops: readonly (Point | null)[]): Point {
  const isClose = stops.some((stop) => stop !== null && greatCircleKm(point, stop) <= EXACT_KM);
  return isClose ? { lat: point.lat, lon: point.lon } : roundPoint(point);
}
