import { z } from 'zod';
import { estimateDistanceKm } from '@tenderlane/domain';
import type { Config } from '../../platform/config/config';
import { fetchJson, serviceUrl } from './outside-json';

/** Degrees north and east. */
export interface RoutePoint {
  lat: number;
  lon: number;
}

export interface RoadDistance {
  distanceKm: number;
  source: 'estimate' | 'osrm' | 'valhalla';
}

/** Measures a route through its points in their order. */
export interface Router {
  measure(points: readonly RoutePoint[]): Promise<RoadDistance | null>;
}

/** The configured service; without one, or while it does not answer, the estimate, marked as such. Null under two points. */
export function createRouter(setting: Config['router'], warn: (error: unknown) => void): Router {
  return {
    async measure(points) {
      if (points.length < 2) return null;
      try {
        if (setting) return await measureBy(setting, points);
      } catch (error) {
        warn(error);
      }
      const distanceKm = estimateDistanceKm(points);
      return distanceKm === null ? null : { distanceKm, source: 'estimate' };
    },
  };
}

async function measureBy(
  { kind, url }: NonNullable<Config['router']>,
  points: readonly RoutePoint[],
): Promise<RoadDistance> {
  const km = kind === 'osrm' ? await askOsrm(url, points) : await askValhalla(url, points);
  return { distanceKm: Math.round(km), source: kind };
}

const osrmAnswer = z.object({ routes: z.array(z.object({ distance: z.number().nonnegative() })).min(1) });

async function askOsrm(base: string, points: readonly RoutePoint[]): Promise<number> {
  const way = points.map(({ lat, lon }) => `${lon},${lat}`).join(';');
  const url = serviceUrl(base, `/route/v1/driving/${way}`, { overview: 'false' });
  const { routes } = await fetchJson(url, osrmAnswer);
  return (routes[0]?.distance ?? 0) / 1000;
}

const valhallaAnswer = z.object({ trip: z.object({ summary: z.object({ length: z.number().nonnegative() }) }) });

/** Valhalla knows trucks: it keeps them off roads that are too low, narrow or weak. */
async function askValhalla(base: string, points: readonly RoutePoint[]): Promise<number> {
  const locations = points.map(({ lat, lon }) => ({ lat, lon, type: 'break' }));
  const body = JSON.stringify({ locations, costing: 'truck', units: 'kilometers', directions_type: 'none' });
  const headers = { 'content-type': 'application/json' };
  const { trip } = await fetchJson(serviceUrl(base, '/route'), valhallaAnswer, { method: 'POST', headers, body });
  return trip.summary.length;
}
