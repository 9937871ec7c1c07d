import { refuse, type Refusal } from '../../core/refusal';
import { DAY_MS, MINUTE_MS } from '../../core/time';

const PAUSE_MS = 10 * MINUTE_MS;
const TRIP_MAX = 3;
const DAY_MAX = 5;

/** Messages with drivers' links to one phone number, from all companies together; `sentAt` covers at least a day. */
export interface LinkMessages {
  isOptedOut: boolean;
  forTrip: number;
  sentAt: readonly number[];
}

export function refuseLinkMessage({ isOptedOut, forTrip, sentAt }: LinkMessages, now: number): Refusal | null {
  if (isOptedOut) return refuse('driver-link.opted-out');
  if (forTrip >= TRIP_MAX) return refuse('driver-link.too-many', { max: TRIP_MAX });
  const newest = sentAt.toSorted((a, b) => b - a);
  const nextAt = Math.max((newest[0] ?? -Infinity) + PAUSE_MS, (newest[DAY_MAX - 1] ?? -Infinity) + DAY_MS);
  if (now >= nextAt) return null;
  return refuse('driver-link.too-soon', {
    minutes: Math.ceil((nextAt - now) / MINUTE_MS),
    seconds: Math.ceil((nextAt - now) / 1000),
  });
}
