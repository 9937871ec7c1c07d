import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { mapKeys } from './query-keys';
import { locale } from '../core/texts/locale';
import { useApplication } from '../core/application';
import type { MapPart } from './map-part';

const ASK_AGAIN_MS = 2_000;

/** The largest places in the area; polled while the server has not imported places yet. */
export function useMapPlaces(part: MapPart | null) {
  const { call } = useApplication();
  const { data } = useQuery({
    queryKey: mapKeys.places(locale, part ?? {}),
    queryFn: part ? ({ signal }) => call('GET /info/map_places', { query: part, signal }) : skipToken,
    refetchInterval: ({ state }) => (state.data?.meta.places_loading ? ASK_AGAIN_MS : false),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    // A map without names still shows the route.
    meta: { errorLogged: true },
  });
  return data?.data;
}
