import { dwellMs, onTimeOf, type ServedStop } from '../tracking/on-time';
import { stopTimes } from './evidence';
import type { TripStop } from './stop';

export interface PlannedStop extends TripStop {
  /** The window agreed now, epoch ms. */
  window: ServedStop['window'];
}

/** A proven arrival, epoch ms, its value for on time, null if it is excused or has no window, and the proven stay. */
export interface Arrival {
  stopId: number;
  arrivedAt: number;
  value: number | null;
  dwellMs: number | null;
}

/** The proven arrivals of a trip, in the order of its stops. */
export function arrivalsOf(stops: readonly PlannedStop[], t: number): Arrival[] {
  const served = stops.map(({ evidence, window }) => ({ window, ...stopTimes(evidence, t) }));
  return served.flatMap((stop, index) => {
    if (!stop.arrived?.isProven) return [];
    const figure = onTimeOf(stop, served.slice(0, index));
    const value = figure === null || figure.isExcused ? null : figure.value;
    const stay = stop.departed?.isProven ? dwellMs(stop.arrived.at, stop.departed.at, stop.window.from) : null;
    return [{ stopId: stops[index]?.id ?? 0, arrivedAt: stop.arrived.at, value, dwellMs: stay }];
  });
}
