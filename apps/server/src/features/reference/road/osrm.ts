import { z } from 'zod';
import { fetchJson, serviceUrl } from '../outside-json';
import type { MeasuredWay } from './measured-way';
import type { RoutePoint } from './road-route';

const part = z.object({ distance: z.number().nonnegative(), duration: z.number().nonnegative() });

const answer = z.object({
  routes: z
    .array(
      part.extend({
        legs: z.array(part),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
      }),
    )
    .min(1),
});

/** API: https://project-osrm.org/docs/v5.24.0/api/#route-service. */
export async function askOsrm(base: string, points: readonly RoutePoint[]): Promise<MeasuredWay> {
  const way = points.map(({ lat, lon }) => `${lon},${lat}`).join(';');
  const url = serviceUrl(base, `/route/v1/driving/${way}`, { overview: 'full', geometries: 'geojson' });
  const [route] = (await fetchJson(url, answer)).routes;
  if (!route) throw new Error('OSRM answered no route');
  const toPart = ({ distance, duration }: z.output<typeof part>) => ({ metres: distance, seconds: duration });
  return { ...toPart(route), legs: route.legs.map(toPart), line: route.geometry.coordinates };
}
