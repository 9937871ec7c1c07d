import { queryOptions } from '@tanstack/react-query';
import { stored } from '@tenderlane/contract/client';
import { countryFromLanguage, toCountry } from '@tenderlane/domain';
import { callPublic } from './api';

const kept = stored('tenderlane.country');

/** The visitor's country: asked once in this browser, guessed from its language while there is no answer. */
export const visitorCountryQuery = queryOptions({
  queryKey: ['visitor-country'],
  queryFn: async () => {
    const known = kept.read();
    if (known) return toCountry(known);
    const { data } = await callPublic('GET /country').catch(() => ({ data: null }));
    if (!data) return countryFromLanguage(navigator.language);
    kept.write(data.country_id);
    return toCountry(data.country_id);
  },
  staleTime: Infinity,
});
