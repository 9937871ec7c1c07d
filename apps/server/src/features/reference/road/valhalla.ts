import { z } from 'zod';
import { fetchJson, serviceUrl } from '../outside-json';
import type { MeasuredWay } from './measured-way';
import { decodePolyline } from './polyline';
import type { RoutePoint } from './road-route';

const summary = z.object({ length: z.number().nonnegative(), time: z.number().nonnegative() });

const answer = z.object({
  trip: z.object({ summary, legs: z.array(z.object({ summary, shape: z.string() })) }),
});

/** Valhalla writes lines with six decimals: https://valhalla.github.io/valhalla/decoding/. */
const DECIMALS = 6;

/**
 * Queries a Valhalla server: https://valhalla.github.io/valhalla/api/turn-by-turn/api-reference/. It uses the truck
 * profile, which avoids roads that are too low, narrow or weak.
 */
export async function askValhalla(base: string, points: readonly RoutePoint[]): Promise<MeasuredWay> {
  const locations = points.map(({ lat, lon }) => ({ lat, lon, type: 'break' }));
  const body = JSON.stringify({ locations, costing: 'truck', units: 'kilometers', directions_type: 'none' });
  const headers = { 'content-type': 'application/json' };
  const { trip } = await fetchJson(serviceUrl(base, '/route'), answer, { method: 'POST', headers, body });
  const toPart = ({ length, time }: z.output<typeof summary>) => ({ metres: length * 1000, seconds: time });
  return {
    ...toPart(trip.summary),
    legs: trip.legs.map((leg) => toPart(leg.summary)),
    line: trip.legs.flatMap(({ shape }) => decodePolyline(shape, DECIMALS)),
  };
}
