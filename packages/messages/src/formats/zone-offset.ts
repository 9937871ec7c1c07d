const QUARTER_MS = 900_000;
const DAY_MS = 86_400_000;
/** Cached ends of days and time changes per zone. */
const KEPT = 1000;

const readers = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

function readerOf(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone);
  if (known) return known;
  const number = 'numeric' as const;
  const parts = { year: number, month: number, day: number, hour: number, minute: number, second: number };
  const reader = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...parts });
  readers.set(timeZone, reader);
  return reader;
}

function readOffsetMs(timeZone: string, atMs: number): number {
  const parts = readerOf(timeZone).formatToParts(atMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')) - atMs;
}

function keptOffsetMs(timeZone: string, atMs: number): number {
  let kept = offsets.get(timeZone);
  if (!kept) offsets.set(timeZone, (kept = new Map()));
  let offset = kept.get(atMs);
  if (offset === undefined) {
    offset = readOffsetMs(timeZone, atMs);
    if (kept.size >= KEPT) kept.clear();
    kept.set(atMs, offset);
  }
  return offset;
}

/**
 * Offset of a zone from UTC at an instant, in ms. Intl takes 20 µs, so it is called once per end of a day; if both ends
 * differ, the change lies in between, at a quarter of an hour.
 */
export function zoneOffsetMs(timeZone: string, atMs: number): number {
  const day = Math.floor(atMs / DAY_MS) * DAY_MS;
  const offset = keptOffsetMs(timeZone, day);
  if (offset === keptOffsetMs(timeZone, day + DAY_MS)) return offset;
  return keptOffsetMs(timeZone, Math.floor(atMs / QUARTER_MS) * QUARTER_MS);
}
