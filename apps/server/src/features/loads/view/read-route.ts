import type { LoadRoute } from '@tenderlane/contract';
import { estimateRoadRoute, findRoute } from '../../reference';
import type { MemberContext } from '../../../platform/context';
import { enqueue } from '../../../platform/events/events';
import { routeKey, type LoadParts } from '../load-parts';
import type { LoadRow } from '../load-row';

type RoutedLoad = Pick<LoadRow, 'id' | 'company_id' | 'state'> &
  Pick<LoadParts, 'distance_km' | 'distance_source' | 'terms' | 'waypoints'>;

/** A published price per km is based on the length that carriers saw, so that length must not change. */
export const isLengthBound = ({ state, terms }: Pick<RoutedLoad, 'state' | 'terms'>): boolean =>
  state !== 'draft' && terms.basis === 'km';

/** Reads the route for the map; null with fewer than two places. */
export async function readRoute(context: MemberContext, load: RoutedLoad): Promise<LoadRoute | null> {
  const points = load.waypoints.flatMap(({ address }) => (address ? [address] : []));
  const isEstimated = load.distance_source === 'estimate';
  const route =
    isEstimated && isLengthBound(load)
      ? estimateRoadRoute(points)
      : await findLoadRoute(context, load.company_id, points);
  // The routing service did not answer when the stops were saved, so the load is measured again now.
  if (route && isEstimated && route.source !== 'estimate') await measureAgain(context, load);
  return route && presentRoute(route, points);
}

function findLoadRoute(context: MemberContext, companyId: number, points: { lat: number; lon: number }[]) {
  const { sql, config, log } = context;
  const store = { sql, save: context.newTransaction };
  return findRoute(store, config.router, { companyId, points }, (error) =>
    log.warn({ err: error }, 'the router did not answer'),
  );
}

function measureAgain({ newTransaction }: MemberContext, { id, company_id: companyId, waypoints }: RoutedLoad) {
  const payload = { company_id: companyId, load_id: id, route: routeKey(waypoints) };
  return newTransaction((sql) => enqueue(sql, 'job.measure_route', payload));
}

const presentRoute = (
  route: NonNullable<ReturnType<typeof estimateRoadRoute>>,
  points: readonly { lat: number; lon: number }[],
): LoadRoute => ({
  source: route.source,
  distance_km: route.distanceKm,
  duration_minutes: route.durationMinutes,
  legs: route.legs.map((leg) => ({ distance_km: leg.distanceKm, duration_minutes: leg.durationMinutes })),
  points: points.map(({ lat, lon }) => [lon, lat]),
  line: route.line,
});
