import { useQuery } from '@tanstack/react-query';
import type { LoadRoute } from '@tenderlane/contract';
import { queryKeys } from '../core/queries/query-keys';
import { useWeb } from '../core/web';
import { wayOf, type MapStop } from './map-stops';

const FRESH_MS = 5 * 60_000;
/** An editor shows stops a moment before they are saved: the way is asked for again until it goes through them. */
const RETRY_MS = 1500;
const MOST_TRIES = 8;

/**
 * The way of a load through these stops, as the server measured it; nothing while it is not there, or goes through others. A load
 * that is not saved has no id.
 */
export function useLoadRoute(loadId: number | null, stops: readonly MapStop[]): LoadRoute | null {
  const { call } = useWeb();
  const way = wayOf(stops);
  const { data } = useQuery({
    queryKey: queryKeys.loads.route(loadId ?? 0, way),
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
