import { DAY_MS, MINUTE_MS } from '../core/time';

const readers = new Map<string, Intl.DateTimeFormat>();

function readerOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const reader = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...parts });
  readers.set(timeZone, reader);
  return reader;
}

/** Returns the zone's local time at a moment, encoded as if it were UTC. */
function shownAt(at: number, timeZone: string): number {
  const parts = readerOf(timeZone).formatToParts(at);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'));
}

const offsetAt = (at: number, timeZone: string): number =>
  shownAt(at, timeZone) - Math.floor(at / MINUTE_MS) * MINUTE_MS;

export const dayAt = (at: number, timeZone: string): string =>
  new Date(shownAt(at, timeZone)).toISOString().slice(0, 10);

export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/**
 * Converts a local day and time to a moment. A time that occurs twice in autumn is its first occurrence; a time skipped
 * in spring is shifted forward by the change. `24:00` is the midnight that ends the day.
 */
export function momentAt(day: string, time: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const utc = Date.parse(`${day}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE_MS;
  // A change of the clocks lies between the two offsets, if there is one near.
  const before = offsetAt(utc - DAY_MS, timeZone);
  const after = offsetAt(utc + DAY_MS, timeZone);
  const fitting = [before, after].find((offset) => offsetAt(utc - offset, timeZone) === offset);
  return utc - (fitting ?? before);
}
