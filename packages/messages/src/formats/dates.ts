import type { Locale } from '@tenderlane/domain/languages';
import { lookUp } from '@tenderlane/domain/values';
import { CALENDAR_NAMES } from './calendar-names';
import { dateFormatsOf, type DateFormats } from './country-patterns';
import { zoneOffsetMs } from './zone-offset';

export { DATE_FORMATS, dateFormatsOf, type DateFormats } from './country-patterns';

export interface DateContext {
  locale: Locale;
  countryId: string;
  timeZone: string;
}

type Instant = string | number | Date;

function wallTimeOf(instant: Instant, timeZone: string): Date {
  const atMs = new Date(instant).getTime();
  return new Date(atMs + zoneOffsetMs(timeZone, atMs));
}

const two = (value: number) => String(value).padStart(2, '0');

const TOKENS: Record<string, Part> = {
  YYYY: (at) => String(at.getUTCFullYear()),
  MMMM: (at, locale) => CALENDAR_NAMES[locale].months[at.getUTCMonth()] ?? '',
  MMM: (at, locale) => CALENDAR_NAMES[locale].monthsShort[at.getUTCMonth()] ?? '',
  MM: (at) => two(at.getUTCMonth() + 1),
  DD: (at) => two(at.getUTCDate()),
  D: (at) => String(at.getUTCDate()),
  ddd: (at, locale) => CALENDAR_NAMES[locale].weekdaysShort[at.getUTCDay()] ?? '',
  HH: (at) => two(at.getUTCHours()),
  h: (at) => String(at.getUTCHours() % 12 || 12),
  mm: (at) => two(at.getUTCMinutes()),
  ss: (at) => two(at.getUTCSeconds()),
  A: (at) => (at.getUTCHours() < 12 ? 'AM' : 'PM'),
};

type Part = (at: Date, locale: Locale) => string;
const patterns = new Map<string, readonly Part[]>();

/** Parses a pattern once: a file of loads has a hundred thousand dates. */
function partsOf(pattern: string): readonly Part[] {
  const known = patterns.get(pattern);
  if (known) return known;
  const parts = pattern.split(/(YYYY|M{2,4}|DD?|ddd|HH|h|mm|ss|A)/).map((text) => lookUp(TOKENS, text) ?? (() => text));
  patterns.set(pattern, parts);
  return parts;
}

function write(pattern: string, at: Date, locale: Locale): string {
  let text = '';
  for (const part of partsOf(pattern)) text += part(at, locale);
  return text;
}

const formatBy =
  (pattern: (formats: DateFormats) => string) =>
  (instant: Instant, { locale, countryId, timeZone }: DateContext): string =>
    write(pattern(dateFormatsOf(countryId)), wallTimeOf(instant, timeZone), locale);

export const formatDate = formatBy((formats) => formats.date_format);
/** Formats a calendar day `2026-11-24` without a zone, as fields show it: `24.11.2026`. */
export const formatDay = (day: string, countryId: string): string =>
  write(dateFormatsOf(countryId).date_format, new Date(`${day}T00:00:00Z`), 'en');
export const formatDayMonth = formatBy((formats) => formats.day_month);
export const formatWeekday = formatBy((formats) => `ddd, ${formats.day_month}`);
export const formatTime = formatBy((formats) => formats.time);
export const formatTimeWithSeconds = formatBy((formats) => formats.time_format);
export const formatWeekdayFull = formatBy((formats) => `ddd, ${formats.date_full_format}`);
export const formatDateFull = formatBy((formats) => formats.date_full_format);
export const formatDateTime = formatBy((formats) => formats.date_time_format);
export const formatShortDateTime = formatBy((formats) => `${formats.day_month}, ${formats.time}`);

/** A stop's window: `Tue, 24 Nov, 08:00–10:00`, or both days when it ends on another. Either end may be open. */
export function formatWindow(window: { from: Instant | null; to: Instant | null }, context: DateContext): string {
  const { from, to } = window;
  const whole = (instant: Instant) => `${formatWeekday(instant, context)}, ${formatTime(instant, context)}`;
  if (from === null || to === null) return from === null ? (to === null ? '' : `– ${whole(to)}`) : `${whole(from)} –`;
  const isOneDay = formatDate(from, context) === formatDate(to, context);
  return isOneDay ? `${whole(from)}–${formatTime(to, context)}` : `${whole(from)} – ${whole(to)}`;
}

/** Offset of a zone at a moment: `UTC+2`, `UTC+5:30`. Zone names are not translated. */
export function formatZoneOffset(timeZone: string, instant: Instant): string {
  const minutes = Math.round(zoneOffsetMs(timeZone, new Date(instant).getTime()) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest ? `:${two(rest)}` : ''}`;
}
