import { greatCircleKm, type Point } from '../core/distance';
import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/time';

export interface Position extends Point {
  device: string;
  at: number;
  speedKmh: number | null;
  accuracyM: number | null;
  isMocked: boolean;
}

export const POSITIONS_MAX = 1000;

const FUTURE_MS = 2 * MINUTE_MS;
const AGE_MS = 7 * DAY_MS;
const ACCURACY_M = 500;
const SPEED_KMH = 150;

export function checkPosition({ at, lat, lon }: Point & { at: number }, now: number): Refusal | null {
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  if (!isOnEarth || (lat === 0 && lon === 0) || !Number.isFinite(at)) return refuse('position.invalid');
  if (at - now > FUTURE_MS) return refuse('position.in-future');
  return now - at > AGE_MS ? refuse('position.too-old') : null;
}

export function kmhBetween(from: Position, to: Position, toleranceKm = 0): number {
  const km = greatCircleKm(from, to) - toleranceKm;
  return km <= 0 ? 0 : km / ((to.at - from.at) / HOUR_MS);
}

function isJump(from: Position, to: Position): boolean {
  const toleranceKm = ((from.accuracyM ?? 0) + (to.accuracyM ?? 0)) / 1000;
  return kmhBetween(from, to, toleranceKm) > SPEED_KMH;
}

function isCredible({ accuracyM, isMocked, speedKmh }: Position): boolean {
  return !isMocked && (accuracyM ?? 0) <= ACCURACY_M && (speedKmh ?? 0) <= SPEED_KMH;
}

function inOrder(positions: readonly Position[]): Position[] {
  const sorted = positions.toSorted((a, b) => a.at - b.at || (a.device < b.device ? -1 : Number(a.device > b.device)));
  return sorted.filter(({ at, device }, index) => {
    const previous = sorted[index - 1];
    return previous?.at !== at || previous.device !== device;
  });
}

/**
 * The positions that count as evidence, in order and each once. A jump is measured from the device's last position that
 * counts, so a truck that jumps away and stays there gives no evidence. `last` holds those of earlier calls.
 */
export function evidenceOf(positions: readonly Position[], last: readonly Position[] = []): Position[] {
  const previousOf = new Map(last.map((position) => [position.device, position]));
  return inOrder(positions).filter((position) => {
    const previous = previousOf.get(position.device);
    if (!isCredible(position) || (previous && isJump(previous, position))) return false;
    previousOf.set(position.device, position);
    return true;
  });
}

export function lastOfDevices(positions: readonly Position[]): Position[] {
  return [...new Map(positions.map((position) => [position.device, position])).values()];
}
