import { FALLBACK_COUNTRY, isCountryId, type CountryId } from '../money/currency';

export const LOCALES = ['en', 'uk', 'kk', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en';

function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The language of a tag such as "uk-UA"; anything the product does not speak becomes English. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

/** A known country, else the fallback. */
export function toCountry(id: string | null | undefined): CountryId {
  const country = (id ?? '').toLowerCase();
  return isCountryId(country) ? country : FALLBACK_COUNTRY;
}

/** The language of a page: forced by the query (`lang`, `locale`), else stored, else the browser's. */
export function chooseLocale(sources: {
  lang?: string | null;
  locale?: string | null;
  stored?: string | null;
  browser?: string | null;
}): Locale {
  return toLocale(sources.lang || sources.locale || sources.stored || sources.browser);
}

/** The country behind a browser's language tag: Russian gives Kazakhstan, otherwise the region, otherwise the fallback. */
export function countryFromLanguage(tag: string | null | undefined): CountryId {
  const parts = (tag ?? '').toLowerCase().split(/[-_]/);
  if (parts[0] === 'ru') return 'kz';
  return toCountry(parts.slice(1).findLast((part) => part.length === 2));
}

/** The first language of an Accept-Language header by weight, null for none. */
export function firstLanguage(header: string | null | undefined): string | null {
  const ranges = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...params] = entry.trim().split(';');
    const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((q) => q !== undefined);
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = ranges.filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0);
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.tag ?? null;
}
