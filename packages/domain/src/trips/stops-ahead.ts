import type { Point } from '../core/distance';
import { type Eta, etasOf, expectedDwellMs } from '../tracking/eta';
import type { PlannedStop } from './arrivals';
import { reachedAt } from './evidence';
import { isAhead, type NextStop, type Progress } from '../tracking/progress';
import { isOver } from './stop';

export interface PlacedStop extends PlannedStop {
  point: Point | null;
  /** Visits of its facility and their median stay; null without any. */
  facilityDwell: { visits: number; medianMs: number } | null;
}

/** The expected arrivals at the stops; null for one that is reached or over, and where nothing can be said. */
export function etasOfStops(
  stops: readonly PlacedStop[],
  { last, drivingKmh }: Pick<Progress, 'last' | 'drivingKmh'>,
  now: number,
): (Eta | null)[] {
  const ahead = stops.filter((stop) => !isOver(stop));
  const etas = etasOf(
    last,
    drivingKmh,
    ahead.map(({ point, facilityDwell, evidence }) => ({
      point,
      dwellMs: expectedDwellMs(facilityDwell),
      arrivedAt: reachedAt(evidence, 'arrived'),
    })),
  );
  const etaOf = new Map(ahead.map((stop, index) => [stop, etas[index] ?? null]));
  return stops.map((stop) => {
    const eta = etaOf.get(stop) ?? null;
    return eta && isAhead(eta, now) ? eta : null;
  });
}

export function nextStop(stops: readonly PlacedStop[], etas: readonly (Eta | null)[]): NextStop | null {
  const index = etas.findIndex((eta) => eta !== null);
  const [stop, eta] = [stops[index], etas[index]];
  return stop && eta ? { stopId: stop.id, at: eta.at, bandMs: eta.bandMs, windowTo: stop.window.to } : null;
}

/** The departure from the first stop; null before it. */
export function underWayFrom(stops: readonly Pick<PlannedStop, 'skippedAt' | 'evidence'>[]): number | null {
  const first = stops.find(({ skippedAt }) => skippedAt === null);
  return first ? reachedAt(first.evidence, 'done') : null;
}
