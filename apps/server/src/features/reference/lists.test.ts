import { describe, expect, it } from 'vitest';
import { LOCALES } from '@tenderlane/contract';
import { REFERENCE_LISTS } from '@tenderlane/contract/reference/lists';
import { COUNTRY_IDS } from '@tenderlane/domain/money';
import { isIsoCountry, referenceList } from './lists';

const list = (name: string, locale: (typeof LOCALES)[number]) => referenceList(name, locale) ?? [];
const nameOf = (name: string, id: string, locale: (typeof LOCALES)[number]) =>
  list(name, locale).find((item) => item.id === id)?.name;

describe.each(REFERENCE_LISTS)('the list %s', (name) => {
  it('the list has the same entries in every language, each with its own name', () => {
    const english = list(name, 'en').map((item) => item.id);
    expect(english.length).toBeGreaterThan(2);
    for (const locale of LOCALES) {
      const items = list(name, locale);
      expect(items.map((item) => item.id).sort()).toEqual([...english].sort());
      expect(new Set(items.map((item) => item.name)).size).toBe(items.length);
    }
  });
});

it('entries have names in the language of the reader', () => {
  expect(LOCALES.map((locale) => nameOf('truck_bodies', 'reefer', locale))).toEqual([
    'Reefer',
    'Рефрижератор',
    'Тоңазытқыш',
    'Рефрижератор',
  ]);
  expect(LOCALES.map((locale) => nameOf('countries', 'kz', locale))).toEqual([
    'Kazakhstan',
    'Казахстан',
    'Қазақстан',
    'Казахстан',
  ]);
  expect(nameOf('currencies', 'UAH', 'uk')).toBe('UAH, українська гривня');
});

it('countries of companies are marked and have a currency', () => {
  const company = list('countries', 'en').filter((item) => item.group === 'company');
  expect(company.map((item) => String(item.id)).sort()).toEqual([...COUNTRY_IDS].sort());
  expect(company.find((item) => item.id === 'pl')?.currency).toBe('PLN');
});

it('only lower-case ISO codes are countries of an address', () => {
  expect(isIsoCountry('ge')).toBe(true);
  expect(isIsoCountry('zz')).toBe(false);
  expect(isIsoCountry('UA')).toBe(false);
});

it('an unknown list does not exist', () => {
  for (const name of ['nothing', 'constructor', '__proto__', '']) expect(referenceList(name, 'en')).toBeUndefined();
});
