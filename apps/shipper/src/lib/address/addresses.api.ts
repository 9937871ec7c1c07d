import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { mapKeys } from '@tenderlane/web/map/query-keys';
import { call } from '../api';

const ASK_AGAIN_MS = 2_000;

/** Searches addresses in any language; polls while the server has not imported places yet. */
export const addressesQuery = (search: string, countryId?: string) =>
  queryOptions({
    queryKey: mapKeys.addresses(search, countryId ?? ''),
    queryFn: ({ signal }) =>
      call('GET /info/addresses', { query: { search, ...(countryId && { country_id: countryId }) }, signal }),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.meta.places_loading ? ASK_AGAIN_MS : false),
  });
