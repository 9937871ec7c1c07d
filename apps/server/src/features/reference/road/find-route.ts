import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import type { RoadRoute, RoutePoint } from './road-route';
import { createRouter } from './router';
import { findRoadRoute, saveRoadRoute } from './road-routes.queries';

export interface RouteQuestion {
  /** The owner of the load. Routes are cached per company, so that not even response times reveal routes of others. */
  companyId: number;
  points: readonly RoutePoint[];
}

/** The cache: reads use `sql`, writes use `save`, so that no transaction waits for the service. */
interface RouteStore {
  sql: Sql;
  save(work: (sql: Sql) => Promise<void>): Promise<unknown>;
}

/** Finds the route in the company's cache, else by the service; null with fewer than two points. */
export async function findRoute(
  { sql, save }: RouteStore,
  setting: Config['router'],
  { companyId, points }: RouteQuestion,
  warn: (error: unknown) => void,
): Promise<RoadRoute | null> {
  const key = setting && points.length > 1 ? keyOf(setting.kind, points) : undefined;
  const known = key && (await findRoadRoute(sql, companyId, key));
  if (known) return known;
  const route = await createRouter(setting, warn).measure(points);
  if (key && route && route.source !== 'estimate') await save((own) => saveRoadRoute(own, companyId, key, route));
  return route;
}

function keyOf(kind: string, points: readonly RoutePoint[]): string {
  const way = points.map(({ lat, lon }) => `${lat},${lon}`).join(';');
  return createHash('sha256').update(`${kind} ${way}`).digest('hex');
}
