import type { Evidence } from '../evidence';
import type { Trip, TripStop } from '../stop';

export const T = 1_790_000_000_000;

let lastId = 0;

export function evidence(kind: Evidence['kind'], source: Evidence['source'], fields: Partial<Evidence> = {}): Evidence {
  lastId += 1;
  const { at = T } = fields;
  return { id: lastId, kind, source, at, isInside: null, reportedAt: at, confirmedAt: null, ...fields };
}

export const buildStop = (
  id: number,
  kind: TripStop['kind'],
  reports: Evidence[] = [],
  skippedAt: number | null = null,
): TripStop => ({
  id,
  kind,
  skippedAt,
  evidence: reports,
});

export const buildTrip = (stops: TripStop[], fields: Partial<Trip> = {}): Trip => ({
  state: 'planned',
  createdAt: T,
  stops,
  ...fields,
});
