import { isConfirmed, type Evidence } from '../evidence';
import type { StopChange } from '../report-stop';
import type { Trip, TripStop } from '../stop';

export const T = 1_790_000_000_000;

let lastId = 0;

export function evidence(kind: Evidence['kind'], source: Evidence['source'], fields: Partial<Evidence> = {}): Evidence {
  lastId += 1;
  const { at = T } = fields;
  return { id: lastId, kind, source, at, isInside: null, reportedAt: at, ...fields };
}

/** The evidence of a stop after a change, and which of it is confirmed. */
export function confirmedAfter(known: readonly Evidence[], { add, removeIds }: StopChange): [string, boolean][] {
  const kept = known.filter(({ id }) => !removeIds.includes(id));
  const all = [...kept, ...add.map((one, index) => ({ ...one, id: 1_000 + index }))];
  return all.map((one) => [`${one.kind} ${one.source}`, isConfirmed(all, one)]);
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
