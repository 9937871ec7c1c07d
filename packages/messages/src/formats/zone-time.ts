import { zoneOffsetMs } from './zone-offset';

export function wallTimeIn(timeZone: string, instant: string | number): string {
  const atMs = new Date(instant).getTime();
  return new Date(atMs + zoneOffsetMs(timeZone, atMs)).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);
}

/**
 * Converts local time in a zone to a UTC instant; null for an invalid text. An hour that occurs twice in autumn is its
 * first occurrence; an hour skipped in spring is shifted forward by the change.
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
