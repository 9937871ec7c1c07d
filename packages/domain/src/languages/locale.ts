import { FALLBACK_COUNTRY, isCountryId, type CountryId } from '../money/currency';
import { countryOfZone } from './zone-countries';

export function toCountry(id: string | null | undefined): CountryId {
  const country = (id ?? '').toLowerCase();
  return isCountryId(country) ? country : FALLBACK_COUNTRY;
}

const partsOf = (tag: string) => tag.toLowerCase().split(/[-_]/);

/** Country of a language tag: Russian gives Kazakhstan, other languages their region; null when unknown. */
function regionOf(tag: string): CountryId | null {
  const [language, ...rest] = partsOf(tag);
  if (language === 'ru') return 'kz';
  const region = rest.findLast((part) => part.length === 2) ?? '';
  return isCountryId(region) ? region : null;
}

/**
 * Guesses a visitor's country: the region of the browser's language, else the country of its time zone, else the
 * fallback. In the header the page's language comes first, then the browser's own with its region.
 */
export function countryOfBrowser(languages: readonly string[], timeZone?: string | null): CountryId {
  const withRegion = languages.filter((tag) => partsOf(tag).length > 1);
  const regions = [...withRegion, ...languages].map(regionOf);
  return regions.find((region) => region !== null) ?? countryOfZone(timeZone ?? '') ?? FALLBACK_COUNTRY;
}

export function languagesOf(header: string | null | undefined): string[] {
  const ranges = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...params] = entry.trim().split(';');
    const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((q) => q !== undefined);
    return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = ranges.filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0);
  return wanted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
}

export const firstLanguage = (header: string | null | undefined): string | null => languagesOf(header)[0] ?? null;
