import { COUNTRY_IDS } from '@tenderlane/domain';
import { expect, it } from 'vitest';
import { DATE_FORMATS, dateFormatsOf } from './country-patterns';
import { dayOrderOf } from './date-order';
import { formatDay } from './dates';
import { numberMarksOf } from './number-marks';
import { formatMoney, formatNumber } from './numbers';

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

it.each(COUNTRY_IDS.filter((id) => !Object.hasOwn(DATE_FORMATS, id)))('writes days as people of %s do', (id) => {
  const intl = new Intl.DateTimeFormat(mainLocale(id), options);
  expect(formatDay('2026-11-05', id)).toBe(intl.format(Date.UTC(2026, 10, 5)).replace(/ г\.$/, ''));
});

it('begins a date with the month only in the United States', () => {
  const monthFirst = COUNTRY_IDS.filter((id) => dateFormatsOf(id).date_format.startsWith('MM'));
  expect(monthFirst).toEqual(['us']);
  expect(COUNTRY_IDS.filter((id) => dayOrderOf(id) === 'month-first')).toEqual(['us']);
});

/** One kind of space, apostrophe and minus: releases of CLDR change them. */
const plain = (text: string) => text.replace(/\s/gu, ' ').replaceAll('’', "'").replaceAll('−', '-');

it.each(COUNTRY_IDS)('writes numbers as people of %s do, in whatever language the page is', (id) => {
  // Spanish, Polish and a few others leave 1234 without a mark; in a column thousands are easier to compare with one.
  const intl = new Intl.NumberFormat(mainLocale(id), { useGrouping: 'always' });
  for (const value of [1234.5, 1_234_567.25])
    expect(plain(formatNumber(value, { countryId: id }))).toBe(plain(intl.format(value)));
});

it.each(COUNTRY_IDS)('puts the sign of a currency where people of %s do', (id) => {
  const currency = { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' } as const;
  const intl = plain(new Intl.NumberFormat(mainLocale(id), currency).format(12.5)).replace('EUR', '€');
  expect(plain(formatMoney({ amount: 1250, currency: 'EUR' }, { countryId: id }))).toBe(intl);
});

it('groups thousands and begins decimals by different marks everywhere', () => {
  for (const id of COUNTRY_IDS) expect(numberMarksOf(id).group).not.toBe(numberMarksOf(id).decimal);
});
