import { HOUR_MS, MINUTE_MS } from '@tenderlane/domain/core';

/** Age of an entry; null means that a date should be shown instead. */
export type RelativeAge = { unit: 'now' } | { unit: 'minutes' | 'hours'; count: number } | null;

/** Minutes under an hour, hours under ten hours. */
export function relativeAge(at: number, now: number): RelativeAge {
  const age = Math.max(0, now - at);
  if (age < MINUTE_MS) return { unit: 'now' };
  if (age < HOUR_MS) return { unit: 'minutes', count: Math.floor(age / MINUTE_MS) };
  return age < 10 * HOUR_MS ? { unit: 'hours', count: Math.floor(age / HOUR_MS) } : null;
}
