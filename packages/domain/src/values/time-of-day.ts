import { MINUTE_MS } from '../core/time';

const DAY_MINUTES = 1440;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}

export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes since midnight that the zone's clocks show. */
export function localMinutes(at: number, timeZone: string): number {
  return minutesOfDay(clockOf(timeZone).format(at));
}

/**
 * The next moment after `now` at which the zone's clocks show a time of day. A skipped time becomes the first moment
 * after the change; a repeated one its first occurrence.
 */
export function nextTimeOfDay(now: number, minutes: number, timeZone: string): number {
  const start = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const wait = (minutes - localMinutes(start, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const guess = start + wait * MINUTE_MS;
  // Clocks that were moved in between show another time: at most some hours too much or too little.
  let error = minutes - localMinutes(guess, timeZone);
  if (error > DAY_MINUTES / 2) error -= DAY_MINUTES;
  if (error < -DAY_MINUTES / 2) error += DAY_MINUTES;
  if (error === 0) return guess;
  const moved = guess + error * MINUTE_MS;
  if (moved > start && localMinutes(moved, timeZone) === minutes) return moved;
  return firstAfterLeap(Math.min(guess, moved), Math.max(guess, moved), minutes, timeZone);
}

/** The first minute in the range at which the local time is reached. */
function firstAfterLeap(from: number, to: number, minutes: number, timeZone: string): number {
  for (let at = from; at < to; at += MINUTE_MS) if (localMinutes(at, timeZone) >= minutes) return at;
  return to;
}
