import { describe, expect, it } from 'vitest';
import { COUNTRY_IDS } from '../money/currency';
import { chooseLocale, toLocale } from './choose-locale';
import { countryOfBrowser, firstLanguage, languagesOf, toCountry } from './locale';
import { countryOfZone } from './zone-countries';

describe('language and country', () => {
  it('an unknown language or country is replaced by the usual one', () => {
    expect(['uk', 'en-GB', 'RU', 'kk_KZ', 'de', '', null].map(toLocale)).toEqual([
      'uk',
      'en',
      'ru',
      'kk',
      'en',
      'en',
      'en',
    ]);
    expect(['ua', 'KZ', 'gb', '', undefined].map(toCountry)).toEqual(['ua', 'kz', 'us', 'us', 'us']);
  });

  it('the language of the query comes first', () => {
    expect(chooseLocale({ lang: 'kk', locale: 'ru', stored: 'uk' })).toBe('kk');
    expect(chooseLocale({ locale: 'xx', stored: 'uk' })).toBe('en');
    expect(chooseLocale({ stored: 'uk', browser: 'ru' })).toBe('uk');
    expect(chooseLocale({ browser: 'ru-KZ' })).toBe('ru');
  });

  it('a Russian browser gives Kazakhstan, and others the country of their region', () => {
    const tags = ['ru', 'ru-RU', 'uk-UA', 'uk', 'en-GB', 'de-DE', 'zh-Hans-CN', 'sr-Latn-HR', ''];
    const countries = tags.map((tag) => countryOfBrowser([tag]));
    expect(countries).toEqual(['kz', 'kz', 'ua', 'us', 'us', 'de', 'us', 'hr', 'us']);
  });

  it.each([
    ['a Polish browser, whose pages are in English', ['en', 'pl-PL'], 'Europe/Kyiv', 'pl'],
    ['a browser without a region in Warsaw', ['en'], 'Europe/Warsaw', 'pl'],
    ['a region where no company can be registered, in Riga', ['en-GB'], 'Europe/Riga', 'lv'],
    ['a region that the product knows, in English', ['en-IE', 'en'], 'Europe/London', 'ie'],
    ['a region and a zone where no company can be registered', ['en-GB', 'en'], 'Europe/London', 'us'],
    ['an American browser', ['en-US'], 'Europe/Warsaw', 'us'],
    ['a Russian browser in Berlin', ['ru'], 'Europe/Berlin', 'kz'],
    ['pages in Russian in a Ukrainian browser', ['ru', 'uk-UA'], 'Europe/Kyiv', 'ua'],
    ['the old name of a zone', ['uk'], 'Europe/Kiev', 'ua'],
    ['a zone of no country the product knows', ['en'], 'Asia/Tokyo', 'us'],
    ['UTC', ['en'], 'UTC', 'us'],
    ['a zone with the name of an inherited property', ['en'], 'constructor', 'us'],
  ])('%s with %s in %s gives the country %s', (_browser, languages, zone, country) => {
    expect(countryOfBrowser(languages, zone)).toBe(country);
  });

  it('every country except the usual one has a time zone', () => {
    const zones = Intl.supportedValuesOf('timeZone').map(countryOfZone);
    expect(COUNTRY_IDS.filter((id) => id !== 'us' && !zones.includes(id))).toEqual([]);
  });

  it('the languages of a header are read, the preferred first', () => {
    expect(languagesOf('en,pl-PL;q=0.5, uk;q=0.7')).toEqual(['en', 'uk', 'pl-PL']);
    expect(languagesOf(undefined)).toEqual([]);
  });

  it('the preferred language of a browser is read', () => {
    expect(firstLanguage('en;q=0.5, uk-UA, ru;q=0.9')).toBe('uk-UA');
    expect(firstLanguage('*, de;q=0')).toBeNull();
    expect(firstLanguage(undefined)).toBeNull();
  });
});
