import { useQuery } from '@tanstack/react-query';
import { toCountry } from '@tenderlane/domain/languages';
import { browserTimeZone, isCountrySaved, saveCountry, knownCountry } from './known-country';
import { coreKeys } from '../queries/query-keys';
import { useApplication } from '../application';

/** The visitor's country, requested once per browser; guessed from the browser until then. */
export function useVisitorCountry({ enabled = true } = {}) {
  const { callPublic } = useApplication();
  return useQuery({
    queryKey: coreKeys.visitorCountry,
    queryFn: async () => {
      if (isCountrySaved()) return knownCountry();
      const query = { time_zone: browserTimeZone() };
      const { data } = await callPublic('GET /country', { query }).catch(() => ({ data: null }));
      if (!data) return knownCountry();
      saveCountry(toCountry(data.country_id));
      return toCountry(data.country_id);
    },
    staleTime: Infinity,
    enabled,
  });
}
