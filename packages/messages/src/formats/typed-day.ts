import { LOCALES } from '@tenderlane/domain/languages';
import { CALENDAR_NAMES } from './calendar-names';
import { dayOrderOf, type DayOrder } from './date-order';

export interface DayContext {
  countryId: string;
  /** `2026-11-24`; a day without a year is the nearest to it. */
  today: string;
  /** Days without a year are in the future, for fields without past days. */
  isAhead?: boolean;
}

/** `unreadable`: no form of a day; `no-such-day`: not in the calendar, such as 31.11. */
export type TypedDay = { day: string } | { problem: 'unreadable' | 'no-such-day' };

interface Parts {
  day: number;
  month: number;
  year: number | null;
}

const UNREADABLE = { problem: 'unreadable' } as const;
const NO_SUCH_DAY = { problem: 'no-such-day' } as const;
const DAY_MS = 86_400_000;

/** Nominative month names, when they differ from those after a day. */
const ALONE = {
  uk: 'січень лютий березень квітень травень червень липень серпень вересень жовтень листопад грудень',
  ru: 'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
};
/** Abbreviations that are no prefix of a name, with their month from 1. */
const SHORT_FORMS: readonly (readonly [string, number])[] = [['sept', 9]];
const LEAST_LETTERS = 3;

const RELATIVE = new Map(
  Object.entries({
    today: 0,
    tomorrow: 1,
    yesterday: -1,
    сьогодні: 0,
    завтра: 1,
    вчора: -1,
    сегодня: 0,
    вчера: -1,
    бүгін: 0,
    ертең: 1,
    кеше: -1,
  }),
);

const MONTH_NAMES: readonly (readonly [string, number])[] = [
  ...SHORT_FORMS,
  ...[...LOCALES.map((locale) => CALENDAR_NAMES[locale].months), ALONE.uk.split(' '), ALONE.ru.split(' ')].flatMap(
    (names) => names.map((name, index) => [name.toLowerCase(), index + 1] as const),
  ),
  ...LOCALES.flatMap((locale) =>
    CALENDAR_NAMES[locale].monthsShort.map(
      (name, index) => [name.toLowerCase().replace(/\.$/, ''), index + 1] as const,
    ),
  ),
];

/** The month of a name or prefix; null when ambiguous or unknown. */
function monthOf(word: string): number | null {
  const name = word.toLowerCase();
  const exact = MONTH_NAMES.find(([known]) => known === name);
  if (exact) return exact[1];
  if (name.length < LEAST_LETTERS) return null;
  const begun = new Set(MONTH_NAMES.filter(([known]) => known.startsWith(name)).map(([, month]) => month));
  return begun.size === 1 ? ([...begun][0] ?? null) : null;
}

const fullYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** `25 Nov 2026`, `Nov 25`, `25 листопада 2026 р.`; a weekday before it is ignored. */
function readWithName(text: string): Parts | null {
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const names = words.flatMap((word, index) => {
    const month = /\d/.test(word) ? null : monthOf(word);
    return month === null ? [] : [{ month, index }];
  });
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [name] = names;
  // Beside the month only a weekday, an ending (25th, 25-го) and the word for year may stand.
  const others = words.filter((word, index) => !/\d/.test(word) && index !== name?.index);
  if (!name || names.length > 1 || others.some((word) => word.length > 9) || others.length > 2) return null;
  const [first = '', second] = numbers;
  if (numbers.length > 2 || first === '') return null;
  const isYearFirst = first.length === 4;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  if (day === undefined || day.length > 2) return null;
  if (year !== undefined && year.length !== 2 && year.length !== 4) return null;
  return { day: Number(day), month: name.month, year: year === undefined ? null : fullYear(year) };
}

/** Uses the country's order, or the only one that the calendar allows: 25/11 is unambiguous. */
function inOrder(first: number, second: number, order: DayOrder): Pick<Parts, 'day' | 'month'> {
  const isMonthFirst = order === 'month-first' ? first <= 12 || second > 12 : second > 12 && first <= 12;
  return isMonthFirst ? { month: first, day: second } : { day: first, month: second };
}

function readWithMarks(text: string, order: DayOrder): Parts | null {
  const numbers = /^(\d{1,4})\s*[./\-\s,]\s*(\d{1,2})(?:\s*[./\-\s,]\s*(\d{4}|\d{2}))?[.\s]*$/.exec(text);
  if (!numbers) return null;
  const [, first = '', second = '', third] = numbers;
  if (first.length === 4) {
    return third === undefined || third.length === 4
      ? null
      : { year: Number(first), month: Number(second), day: Number(third) };
  }
  if (first.length > 2) return null;
  const year = third === undefined ? null : fullYear(third);
  return { ...inOrder(Number(first), Number(second), order), year };
}

/** `2511`, `251126`, `25112026`, `20261125`. */
function readDigits(text: string, order: DayOrder): Parts | null {
  if (!/^(\d{4}|\d{6}|\d{8})$/.test(text)) return null;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(4, 6));
  if (text.length === 8 && year >= 1970 && year < 2100 && month >= 1 && month <= 12) {
    return { year, month, day: Number(text.slice(6)) };
  }
  const rest = text.slice(4);
  const pair = inOrder(Number(text.slice(0, 2)), Number(text.slice(2, 4)), order);
  return { ...pair, year: rest === '' ? null : fullYear(rest) };
}

function isoDay({ day, month }: Parts, year: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && at.getUTCFullYear() === year;
  return isReal ? at.toISOString().slice(0, 10) : null;
}

/** Without a year: the day nearest to today, or the next one with `isAhead`. */
function withYear(parts: Parts, { today, isAhead = false }: DayContext): string | null {
  if (parts.year !== null) return parts.year >= 1970 ? isoDay(parts, parts.year) : null;
  const thisYear = Number(today.slice(0, 4));
  // Eight years hold a 29 February in any century.
  const years = isAhead ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [-1, 0, 1];
  const days = years.flatMap((later) => isoDay(parts, thisYear + later) ?? []);
  if (isAhead) return days.find((day) => day >= today) ?? null;
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Parses a typed day in every usual form and in the four languages into `2026-11-25`, or returns its problem. */
export function readTypedDay(typed: string, context: DayContext): TypedDay {
  const text = typed
    .trim()
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u2012-\u2015\u2212]/g, '-');
  const relative = RELATIVE.get(text.toLowerCase());
  if (relative !== undefined) {
    return { day: new Date(Date.parse(context.today) + relative * DAY_MS).toISOString().slice(0, 10) };
  }
  const order = dayOrderOf(context.countryId);
  const parts = /\p{L}/u.test(text) ? readWithName(text) : (readWithMarks(text, order) ?? readDigits(text, order));
  if (!parts) return UNREADABLE;
  const day = withYear(parts, context);
  return day === null ? NO_SUCH_DAY : { day };
}

/** True for a complete day with a year, which further typing cannot change. */
export const isWholeDay = (typed: string): boolean =>
  /^\s*(\d{1,2}[./-]\d{1,2}[./-]\d{4}\.?|\d{4}-\d{2}-\d{2})\s*$/.test(typed);
