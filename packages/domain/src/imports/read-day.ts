const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const FORMS = [
  { pattern: /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/ },
  { pattern: /^(?<year>\d{4})[./](?<month>\d{1,2})[./](?<day>\d{1,2})$/ },
  { pattern: /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/ },
];
const SLASHES = /^(?<first>\d{1,2})[/-](?<second>\d{1,2})[/-](?<year>\d{4})$/;

/**
 * Parses a day as tables write it into `YYYY-MM-DD`; null when the calendar has no such day. Of two numbers between
 * slashes the first is the month in the United States, and the day elsewhere.
 */
export function readDay(text: string, countryId: string): string | null {
  const typed = text.trim();
  const slashes = SLASHES.exec(typed)?.groups;
  if (slashes) {
    const { first = '', second = '', year = '' } = slashes;
    return countryId === 'us' ? dayOf(year, first, second) : dayOf(year, second, first);
  }
  for (const { pattern } of FORMS) {
    const { year, month, day } = pattern.exec(typed)?.groups ?? {};
    if (year && month && day) return dayOf(year, month, day);
  }
  return null;
}

function dayOf(year: string, month: string, day: string): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const days = m === 2 && isLeap(y) ? 29 : DAYS[m - 1];
  if (y < 1900 || y > 2199 || days === undefined || d < 1 || d > days) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
