import { FALLBACK_COUNTRY, isCountryId, type CountryId } from '../money/currency';
import { countryOfZone } from './zone-countries';

/** A known country, else the fallback. */
export function toCountry(id: string | null | undefined): CountryId {
  const country = (id ?? '').toLowerCase();
  return isCountryId(country) ? country : FALLBACK_COUNTRY;
}

const partsOf = (tag: string) => tag.toLowerCase().split(/[-_]/);

/** The country that a language tag names: Russian gives Kazakhstan, otherwise the region; null without one that is known. */
function regionOf(tag: string): CountryId | null {
  const [language, ...rest] = partsOf(tag);
  if (language === 'ru') return 'kz';
  const region = rest.findLast((part) => part.length === 2) ?? '';
  return isCountryId(region) ? region : null;
}

/**
 * A visitor's country as far as the browser tells: the region of its language, else the one whose clocks it shows, else the
 * fallback. The page's language comes first in the header, the browser's own, with its region, after it.
 */
export function countryOfBrowser(languages: readonly string[], timeZone?: string | null): CountryId {
  const withRegion = languages.filter((tag) => partsOf(tag).length > 1);
  const regions = [...withRegion, ...languages].map(regionOf);
  return regions.find((region) => region !== null) ?? countryOfZone(timeZone ?? '') ?? FALLBACK_COUNTRY;
}

/** The languages of an Accept-Language header, the most wanted first. */
export function languagesOf(header: string | null | undefined): string[] {
  const ranges = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...params] = entry.trim().split(';');
    const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((q) => q !== undefined);
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = ranges.filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0);
  return wanted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

/** The first language of an Accept-Language header by weight, null for none. */
export const firstLanguage = (header: string | null | undefined): string | null => languagesOf(header)[0] ?? null;
