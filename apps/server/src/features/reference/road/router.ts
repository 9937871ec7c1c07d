import type { Config } from '../../../platform/config/config';
import { askOsrm } from './osrm';
import { estimateRoadRoute, type RoadRoute, type RoutePoint } from './road-route';
import { simplifyLine } from './simplify-line';
import { askValhalla } from './valhalla';

export interface Router {
  measure(points: readonly RoutePoint[]): Promise<RoadRoute | null>;
}

/**
 * Uses the configured service; without one, or while it does not answer, routes are estimates and marked as such. Null
 * with fewer than two points.
 */
export function createRouter(setting: Config['router'], warn: (error: unknown) => void): Router {
  return {
    async measure(points) {
      if (points.length < 2) return null;
      try {
        if (setting) return await measureBy(setting, points);
      } catch (error) {
        warn(error);
      }
      return estimateRoadRoute(points);
    },
  };
}

async function measureBy(
  { kind, url }: NonNullable<Config['router']>,
  points: readonly RoutePoint[],
): Promise<RoadRoute> {
  const { metres, seconds, legs, line } = kind === 'osrm' ? await askOsrm(url, points) : await askValhalla(url, points);
  if (legs.length !== points.length - 1)
    throw new Error(`${kind} answered ${legs.length} legs for ${points.length} stops`);
  return {
    ...inUnits({ metres, seconds }),
    source: kind,
    legs: legs.map(inUnits),
    line: line.length > 1 ? simplifyLine(line) : null,
  };
}

const inUnits = ({ metres, seconds }: { metres: number; seconds: number }) => ({
  distanceKm: Math.round(metres / 1000),
  durationMinutes: Math.round(seconds / 60),
});
