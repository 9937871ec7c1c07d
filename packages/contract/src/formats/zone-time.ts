const readers = new Map<string, Intl.DateTimeFormat>();

// Making one takes 50 µs, and a form of thirty stops asks for many.
function readerOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const reader = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...parts });
  readers.set(timeZone, reader);
  return reader;
}

/** What the clocks of a zone show at an instant, as a field takes it: `2026-11-24T08:00`. */
export function wallTimeIn(timeZone: string, instant: string | number): string {
  const parts = readerOf(timeZone).formatToParts(new Date(instant));
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}`;
}

const asUtcMs = (wallTime: string) => Date.parse(`${wallTime}Z`);

const offsetMs = (atMs: number, timeZone: string) =>
  asUtcMs(wallTimeIn(timeZone, atMs)) - Math.floor(atMs / 60_000) * 60_000;

/**
 * The instant at which clocks of a zone show a time, in UTC; null for a text that is no time. An hour that comes twice in
 * autumn is its first one; an hour that spring leaves out is as far after the change as it was meant to be.
 */
export function instantAt(wallTime: string, timeZone: string): string | null {
  const utcMs = asUtcMs(wallTime);
  if (Number.isNaN(utcMs)) return null;
  // A change of the clock lies between the two offsets, if there is one near.
  const before = offsetMs(utcMs - 86_400_000, timeZone);
  const after = offsetMs(utcMs + 86_400_000, timeZone);
  const fitting = [before, after].find((offset) => offsetMs(utcMs - offset, timeZone) === offset);
  return new Date(utcMs - (fitting ?? before)).toISOString();
}
