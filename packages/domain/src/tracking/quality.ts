import { MINUTE_MS } from '../core/time';
import { proportion } from '../money/amount';

export const CURRENT_MS = 15 * MINUTE_MS;

/**
 * Time between `from` and `to` with a position of at most 15 minutes' age. It adds up: the last position of one part
 * belongs to the next part too.
 */
export function trackedMs(times: readonly number[], from: number, to: number): number {
  let end = from;
  let tracked = 0;
  for (const at of times.toSorted((a, b) => a - b)) {
    const until = Math.min(at + CURRENT_MS, to);
    tracked += Math.max(0, until - Math.max(at, end));
    end = Math.max(end, until);
  }
  return tracked;
}

/** Tracked time from `from` until `until`; later positions extend it. */
export interface Tracked {
  from: number;
  until: number;
  lastAt: number | null;
  ms: number;
}

export const startTracked = (from: number): Tracked => ({ from, until: from, lastAt: null, ms: 0 });

export function extendTracked(
  { from, until: known, lastAt, ms }: Tracked,
  times: readonly number[],
  until: number,
): Tracked {
  const all = lastAt === null ? times : [lastAt, ...times];
  const latest = all.reduce((last, at) => Math.max(last, at), -Infinity);
  return {
    from,
    until: Math.max(known, until),
    lastAt: Number.isFinite(latest) ? latest : null,
    ms: ms + trackedMs(all, known, until),
  };
}

export function trackedBp(tracked: number, from: number, to: number): number | null {
  return to > from ? proportion(tracked, to - from) : null;
}
