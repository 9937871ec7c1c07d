import type { Point } from '../core/distance';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import type { PositionSource } from '../reference/lists';
import type { Eta } from './eta';
import { extendTracked, trackedBp, type Tracked } from './quality';

export const STALE_MS = 2 * HOUR_MS;

export interface SeenPosition extends Point {
  at: number;
  speedKmh: number | null;
  source: string;
  kind: PositionSource;
}

interface Expected {
  stopId: number;
  at: number;
}

export interface Reading {
  at: number;
  celsius: number;
}

export interface NextStop extends Expected {
  bandMs: number;
  windowTo: number | null;
}

/** A trip as its positions tell it. */
export interface Progress {
  last: SeenPosition;
  drivingKmh: number;
  tracked: Tracked | null;
  next: NextStop | null;
  /** The last expected time that was told. */
  told: Expected | null;
  sources: readonly { kind: PositionSource; name: string; at: number }[];
  /** The last position outside the surroundings of other shippers' stops. `place` was near it when it was looked up. */
  shown: SeenPosition | null;
  place: (Point & { id: number | null }) | null;
  temperature: Reading | null;
}

/** An expected time that is over tells nothing. */
export const isAhead = ({ at, bandMs }: Pick<Eta, 'at' | 'bandMs'>, now: number): boolean => at + bandMs >= now;

/** The time to tell: of another stop at once, of the same stop when it moved by more than its band. */
export const toldAfter = (told: Expected | null, next: NextStop | null): Expected | null =>
  next && (told?.stopId !== next.stopId || Math.abs(next.at - told.at) > next.bandMs)
    ? { stopId: next.stopId, at: next.at }
    : told;

export const lateMinutes = ({ at, windowTo }: NextStop): number | null =>
  windowTo === null ? null : Math.max(0, Math.round((at - windowTo) / MINUTE_MS));

/** Under way without a position for two hours. A page that is closed is no silence. */
export const isStale = ({ tracked, last, sources }: Progress, now: number): boolean =>
  tracked !== null && now - last.at > STALE_MS && sources.some(({ kind }) => kind !== 'driver_page');

export const isWithheld = (kind: PositionSource, isShared: boolean | null): boolean =>
  kind !== 'telematics' && isShared === false;

export function trackedBpAt({ tracked }: Pick<Progress, 'tracked'>, until: number): number | null {
  return tracked && trackedBp(extendTracked(tracked, [], until).ms, tracked.from, until);
}

export const newestReading = (readings: readonly (Reading | null)[]): Reading | null =>
  readings.reduce((last, one) => (one && (!last || one.at >= last.at) ? one : last), null);
