import { COUNTRY_IDS } from '@tenderlane/domain/money';
import { expect, it } from 'vitest';
import { DATE_FORMATS, dateFormatsOf } from './country-patterns';
import { dayOrderOf } from './date-order';
import { formatDay } from './dates';
import { fileMarksOf } from './file-marks';

const LANGUAGES: Record<string, string> = {
  be: 'nl',
  ca: 'en',
  cz: 'cs',
  dk: 'da',
  de: 'de',
  ee: 'et',
  ie: 'en',
  es: 'es',
  fr: 'fr',
  hr: 'hr',
  is: 'is',
  it: 'it',
  li: 'de',
  lt: 'lt',
  lu: 'fr',
  hu: 'hu',
  mt: 'en',
  mx: 'es',
  md: 'ro',
  nl: 'nl',
  no: 'nb',
  at: 'de',
  pt: 'pt',
  ch: 'de',
  si: 'sl',
  sk: 'sk',
  fi: 'fi',
  se: 'sv',
  tr: 'tr',
  gr: 'el',
  cy: 'el',
  bg: 'bg',
  us: 'en',
  ua: 'uk',
  pl: 'pl',
  kz: 'kk',
  lv: 'lv',
  ro: 'ro',
};
const mainLocale = (id: string) => `${LANGUAGES[id]}-${id.toUpperCase()}`;
const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

it.each(COUNTRY_IDS.filter((id) => !Object.hasOwn(DATE_FORMATS, id)))(
  'days have the format of the country %s',
  (id) => {
    const intl = new Intl.DateTimeFormat(mainLocale(id), options);
    expect(formatDay('2026-11-05', id)).toBe(intl.format(Date.UTC(2026, 10, 5)).replace(/ г\.$/, ''));
  },
);

it('a date begins with the month only in the United States', () => {
  const monthFirst = COUNTRY_IDS.filter((id) => dateFormatsOf(id).date_format.startsWith('MM'));
  expect(monthFirst).toEqual(['us']);
  expect(COUNTRY_IDS.filter((id) => dayOrderOf(id) === 'month-first')).toEqual(['us']);
});

/** Normalises spaces and apostrophes, which differ between releases of CLDR. */
const plain = (text: string) => text.replace(/\s/gu, ' ').replaceAll('’', "'");

it.each(COUNTRY_IDS)('numbers in files have the signs that spreadsheets of %s read', (id) => {
  // Spanish, Polish and a few others leave 1234 without a mark.
  const parts = new Intl.NumberFormat(mainLocale(id), { useGrouping: 'always' }).formatToParts(1234.5);
  const markOf = (wanted: string) => plain(parts.find(({ type }) => type === wanted)?.value ?? '');
  const { group, decimal } = fileMarksOf(id);
  expect([plain(group), decimal]).toEqual([markOf('group'), markOf('decimal')]);
});
