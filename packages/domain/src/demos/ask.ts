import { refuse, type Refusal } from '../core/refusal';
import { DAY_MS } from '../core/time';

export const refuseTimes = (times: readonly number[], now: number): Refusal | null =>
  times.some((at) => at <= now) ? refuse('demo.in-past', {}, 'times') : null;

// The bookings that count: the third last of a login and the tenth last of a network.
export interface BookingCounts {
  loginAt: number | null;
  networkAt: number | null;
}

export function refuseBooking({ loginAt, networkAt }: BookingCounts, now: number): Refusal | null {
  const freeAt = Math.max(loginAt ?? 0, networkAt ?? 0) + DAY_MS;
  if (now >= freeAt) return null;
  return refuse('demo.too-many-today', { retry_after_s: Math.ceil((freeAt - now) / 1000) });
}
