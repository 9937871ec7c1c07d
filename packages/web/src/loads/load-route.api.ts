import { useQuery } from '@tanstack/react-query';
import type { LoadRoute } from '@tenderlane/contract';
import { mapKeys } from '../map/query-keys';
import { useApplication } from '../core/application';
import { wayOf, type MapStop } from '../map/map-stops';

const FRESH_MS = 5 * 60_000;
/** An editor shows stops before they are saved, so the route is requested again until it matches them. */
const RETRY_MS = 1500;
const MOST_TRIES = 8;

/**
 * Returns the measured route, or null if there is none yet or it runs through other stops. An unsaved load has no id.
 */
export function useLoadRoute(loadId: number | null, stops: readonly MapStop[]): LoadRoute | null {
  const { call } = useApplication();
  const way = wayOf(stops);
  const { data } = useQuery({
    queryKey: mapKeys.route(loadId ?? 0, way),
    queryFn: async ({ signal }) => (await call('GET /loads/{id}/route', { path: { id: loadId ?? 0 }, signal })).data,
    enabled: loadId !== null && stops.length > 1,
    staleTime: FRESH_MS,
    refetchInterval: ({ state }) =>
      goesThrough(state.data, way) || state.dataUpdateCount > MOST_TRIES ? false : RETRY_MS,
    // The map shows estimates instead.
    meta: { errorLogged: true },
  });
  return data && goesThrough(data, way) ? data : null;
}

const goesThrough = (route: LoadRoute | null | undefined, way: string) =>
  route?.points.map((point) => point.join()).join(' ') === way;
