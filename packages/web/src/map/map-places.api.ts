import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../core/queries/query-keys';
import { locale } from '../core/texts/locale';
import { useWeb } from '../core/web';
import type { MapPart } from './map-part';

/** The largest places in a part of the map, in the reader's language; they stay the same while a page is open. */
export function useMapPlaces(part: MapPart | null) {
  const { call } = useWeb();
  const { data } = useQuery({
    queryKey: queryKeys.mapPlaces(locale, part ?? {}),
    queryFn: async ({ signal }) => (part ? (await call('GET /info/map_places', { query: part, signal })).data : []),
    enabled: part !== null,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    // A map without names still shows the route.
    meta: { errorLogged: true },
  });
  return data;
}
