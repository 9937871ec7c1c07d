import countries from 'i18n-iso-countries/index.js';
import { LOCALES } from '@tenderlane/domain/languages';

const USUAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  us: ['USA', 'United States of America', 'США', 'АҚШ'],
  cz: ['Czech Republic', 'Чеська Республіка', 'Чешская Республика', 'Чехія'],
  md: ['Молдавия', 'Молдавія'],
  nl: ['Holland', 'Голландія', 'Голландия'],
  tr: ['Turkey', 'Турция'],
  pl: ['Polska'],
  de: ['Deutschland'],
  ua: ['Україна', 'Украина'],
};

const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');

let known: Map<string, string> | undefined;

function readNames(): Map<string, string> {
  const names = new Map<string, string>();
  const codes = Object.entries(countries.getAlpha2Codes());
  for (const locale of LOCALES) {
    const display = new Intl.DisplayNames(locale, { type: 'region' });
    for (const [code] of codes) names.set(keyOf(display.of(code) ?? code), code.toLowerCase());
  }
  for (const [id, more] of Object.entries(USUAL_NAMES)) for (const name of more) names.set(keyOf(name), id);
  for (const [code, long] of codes) {
    names.set(code.toLowerCase(), code.toLowerCase());
    names.set(String(long).toLowerCase(), code.toLowerCase());
  }
  return names;
}

/** Finds the ISO 3166-1 code of a country written as a code or as a name in any supported language. */
export const findCountryId = (text: string): string | undefined => (known ??= readNames()).get(keyOf(text));
