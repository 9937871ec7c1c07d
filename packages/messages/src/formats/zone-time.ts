import { zoneOffsetMs } from './zone-offset';

/** What the clocks of a zone show at an instant, as a field takes it: `2026-11-24T08:00`. */
export function wallTimeIn(timeZone: string, instant: string | number): string {
  const atMs = new Date(instant).getTime();
  return new Date(atMs + zoneOffsetMs(timeZone, atMs)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/**
 * The instant at which clocks of a zone show a time, in UTC; null for a text that is no time. An hour that comes twice in
 * autumn is its first one; an hour that spring leaves out is as far after the change as it was meant to be.
 */
export function instantAt(wallTime: string, timeZone: string): string | null {
  const utcMs = Date.parse(`${wallTime}Z`);
  if (Number.isNaN(utcMs)) return null;
  // A change of the clock lies between the two offsets, if there is one near.
  const before = zoneOffsetMs(timeZone, utcMs - 86_400_000);
  const after = zoneOffsetMs(timeZone, utcMs + 86_400_000);
  const fitting = [before, after].find((offset) => zoneOffsetMs(timeZone, utcMs - offset) === offset);
  return new Date(utcMs - (fitting ?? before)).toISOString();
}
