export interface WallTime {
  day: string;
  time: string;
}

export type Window = { from: string | null; to: string | null };

const readers = new Map<string, Intl.DateTimeFormat>();

// Cached: creating a formatter takes 50 µs, and a page with thirty stops needs many.
function readerOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const reader = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...parts });
  readers.set(timeZone, reader);
  return reader;
}

export function wallTimeOf(instant: string | number, timeZone: string): WallTime {
  const parts = readerOf(timeZone).formatToParts(new Date(instant));
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
  return { day, time: `${read('hour')}:${read('minute')}` };
}

const asUtcMs = ({ day, time }: WallTime) => Date.parse(`${day}T${time}:00Z`);

const offsetMs = (atMs: number, timeZone: string) =>
  asUtcMs(wallTimeOf(atMs, timeZone)) - Math.floor(atMs / 60_000) * 60_000;

/**
 * Converts a local time to UTC. An ambiguous time in autumn is its first occurrence; a skipped time in spring moves
 * forward by the length of the gap.
 */
export function instantOf(wall: WallTime, timeZone: string): string {
  const utcMs = asUtcMs(wall);
  // The offsets differ only if the clock changes near this time.
  const before = offsetMs(utcMs - 86_400_000, timeZone);
  const after = offsetMs(utcMs + 86_400_000, timeZone);
  const fitting = [before, after].find((offset) => offsetMs(utcMs - offset, timeZone) === offset);
  return new Date(utcMs - (fitting ?? before)).toISOString();
}

export function moveWindow(window: Window, fromZone: string, toZone: string): Window {
  const move = (instant: string | null) => instant && instantOf(wallTimeOf(instant, fromZone), toZone);
  return { from: move(window.from), to: move(window.to) };
}

export function dayLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
