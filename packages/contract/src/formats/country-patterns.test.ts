import { COUNTRY_IDS } from '@tenderlane/domain';
import { expect, it } from 'vitest';
import { DATE_FORMATS, dateFormatsOf } from './country-patterns';
import { dayOrderOf } from './date-order';
import { formatDay } from './dates';

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
};
const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

it.each(COUNTRY_IDS.filter((id) => !Object.hasOwn(DATE_FORMATS, id)))('writes days as people of %s do', (id) => {
  const intl = new Intl.DateTimeFormat(`${LANGUAGES[id]}-${id.toUpperCase()}`, options);
  expect(formatDay('2026-11-05', id)).toBe(intl.format(Date.UTC(2026, 10, 5)).replace(/ г\.$/, ''));
});

it('begins a date with the month only in the United States', () => {
  const monthFirst = COUNTRY_IDS.filter((id) => dateFormatsOf(id).date_format.startsWith('MM'));
  expect(monthFirst).toEqual(['us']);
  expect(COUNTRY_IDS.filter((id) => dayOrderOf(id) === 'month-first')).toEqual(['us']);
});
