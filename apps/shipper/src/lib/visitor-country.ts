import { queryOptions } from '@tanstack/react-query';
import { stored } from '@tenderlane/web/core/local-store';
import { countryOfBrowser, toCountry, type CountryId } from '@tenderlane/domain';
import { callPublic } from './api';

const kept = stored('tenderlane.country');

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The visitor's country as far as this browser knows it, without a question. */
export function knownCountry(): CountryId {
  const known = kept.read();
  return known ? toCountry(known) : countryOfBrowser([navigator.language], timeZone());
}

/** Keeps the country a person chose. */
export const keepCountry = (id: CountryId): void => kept.write(id);

/** The visitor's country: asked once in this browser, guessed from it while there is no answer. */
export const visitorCountryQuery = queryOptions({
  queryKey: ['visitor-country'],
  queryFn: async () => {
    if (kept.read()) return knownCountry();
    const query = { time_zone: timeZone() };
    const { data } = await callPublic('GET /country', { query }).catch(() => ({ data: null }));
    if (!data) return knownCountry();
    kept.write(data.country_id);
    return toCountry(data.country_id);
  },
  staleTime: Infinity,
});
