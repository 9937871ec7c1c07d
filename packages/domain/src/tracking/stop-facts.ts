import { MINUTE_MS } from '../core/time';
import type { GeofenceState, Place } from './geofence';
import { settleZone, type Visit, type Zone } from './zone';

const STAY_MS = 10 * MINUTE_MS;

/** The times are those by other evidence than the geofence. */
export interface WatchedStop extends Place {
  arrivedAt: number | null;
  departedAt: number | null;
}

export interface StopFacts {
  approachedAt: number | null;
  arrivedAt: number | null;
  workingAt: number | null;
  departedAt: number | null;
}

const NONE: StopFacts = { approachedAt: null, arrivedAt: null, workingAt: null, departedAt: null };

const isStay = ({ from, seenAt }: Visit): boolean => seenAt - from >= STAY_MS;

/**
 * Times of the stops by the geofence. A stop is watched from the arrival at an earlier one, so a truck that spends the
 * night beside the delivery has not delivered. It is departed when it leaves for good: a truck that comes back before it
 * reaches another stop has not departed. A visit of less than 10 minutes counts only if there is no longer one.
 */
export function stopFacts(state: GeofenceState, stops: readonly WatchedStop[], now: number): StopFacts[] {
  const settle = (zone: Zone) => settleZone(zone, now).visits;
  const visits = state.stops.map(({ near, gate }) => ({ near: settle(near), gate: settle(gate) }));
  const isElsewhere = (index: number, from: number, to: number) =>
    stops.some(({ arrivedAt }, other) => {
      const arrivals = visits[other]?.gate.filter(isStay).map((visit) => visit.from) ?? [];
      return other !== index && [...arrivals, arrivedAt ?? from].some((at) => at > from && at < to);
    });
  const facts: StopFacts[] = [];
  for (const index of stops.keys()) {
    const { near = [], gate = [] } = visits[index] ?? {};
    const earlier = stops.slice(0, index).map((stop, place) => ({ ...stop, facts: facts[place] ?? NONE }));
    const watched = after(gate, watchedFrom(earlier)).filter((visit) => !belongsToEarlier(visit, earlier));
    const served = serve(watched, (from, to) => isElsewhere(index, from, to));
    facts.push({ ...served, approachedAt: approach(near, earlier.at(-1), served.arrivedAt) });
  }
  return facts;
}

type EarlierStop = WatchedStop & { facts: StopFacts };

function watchedFrom(earlier: readonly EarlierStop[]): number {
  const arrivals = earlier.flatMap(({ facts, arrivedAt }) => facts.arrivedAt ?? arrivedAt ?? []);
  if (arrivals.length > 0) return Math.min(...arrivals);
  return earlier.some(({ point }) => point !== null) ? Infinity : -Infinity;
}

const after = (visits: readonly Visit[], from: number): Visit[] =>
  visits.filter(({ seenAt }) => seenAt >= from).map((visit) => ({ ...visit, from: Math.max(visit.from, from) }));

/** Stops at one place share a visit only if no stop at another place lies between them. */
function belongsToEarlier(visit: Visit, earlier: readonly EarlierStop[]): boolean {
  const isSame = ({ facts: { arrivedAt, departedAt } }: EarlierStop) =>
    arrivedAt !== null && arrivedAt <= visit.seenAt && (departedAt ?? Infinity) >= visit.from;
  const between = earlier.findLastIndex((stop) => !isSame(stop));
  return earlier.slice(0, Math.max(0, between)).some(isSame);
}

function serve(
  visits: readonly Visit[],
  isElsewhere: (from: number, to: number) => boolean,
): Omit<StopFacts, 'approachedAt'> {
  const stays = visits.filter(isStay);
  const candidates = stays.length > 0 ? stays : visits;
  const end = candidates.findIndex(({ to }, index) => isElsewhere(to ?? Infinity, candidates[index + 1]?.from ?? -1));
  const together = end < 0 ? candidates : candidates.slice(0, end + 1);
  const last = together.at(-1);
  const first = stays.length > 0 ? together[0] : last;
  return {
    arrivedAt: first?.from ?? null,
    workingAt: stays[0]?.to ?? null,
    departedAt: last?.to ?? null,
  };
}

function approach(near: readonly Visit[], previous: EarlierStop | undefined, arrivedAt: number | null): number | null {
  const from = previous ? (previous.facts.departedAt ?? previous.departedAt ?? Infinity) : -Infinity;
  const [first] = after(near, from);
  return first && first.from <= (arrivedAt ?? Infinity) ? first.from : null;
}
