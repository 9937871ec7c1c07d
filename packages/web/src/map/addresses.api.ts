import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApplication } from '../core/application';
import { mapKeys } from './query-keys';

const ASK_AGAIN_MS = 2_000;

/** Searches addresses in any language; polls while the server has not imported places yet. */
export function useAddresses(search: string, countryId?: string) {
  const { call } = useApplication();
  return useQuery({
    queryKey: mapKeys.addresses(search, countryId ?? ''),
    queryFn: ({ signal }) =>
      call('GET /info/addresses', { query: { search, ...(countryId && { country_id: countryId }) }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.meta.places_loading ? ASK_AGAIN_MS : false),
  });
}
