import { MINUTE_MS } from '../core/time';

const FREE_MINUTES = 120;

interface StopTime {
  at: number;
  isProven: boolean;
}

export interface ServedStop {
  window: { from: number | null; to: number | null };
  arrived: StopTime | null;
  departed: StopTime | null;
}

/**
 * Value of an arrival: 1 until 10 minutes after the window, ½ until 60 minutes, later 0. An early truck waits, so it is
 * on time.
 */
export function onTimeValue(arrivedAt: number, windowTo: number): number {
  const lateMs = arrivedAt - windowTo;
  if (lateMs <= 10 * MINUTE_MS) return 1;
  return lateMs <= 60 * MINUTE_MS ? 0.5 : 0;
}

export function dwellMs(arrivedAt: number, departedAt: number, windowFrom: number | null): number {
  return Math.max(0, departedAt - Math.max(arrivedAt, windowFrom ?? arrivedAt));
}

function isHeld({ window, arrived, departed }: ServedStop): boolean {
  if (!arrived?.isProven || !departed?.isProven) return false;
  return dwellMs(arrived.at, departed.at, window.from) > FREE_MINUTES * MINUTE_MS;
}

/**
 * The figure of an arrival; null while the time is not proven. A late arrival is excused, and does not count, if an
 * earlier stop of the same shipper held the truck beyond the free time.
 */
export function onTimeOf(
  { window, arrived }: ServedStop,
  earlier: readonly ServedStop[],
): { value: number; isExcused: boolean } | null {
  if (!arrived?.isProven || window.to === null) return null;
  const value = onTimeValue(arrived.at, window.to);
  return { value, isExcused: value < 1 && earlier.some(isHeld) };
}
