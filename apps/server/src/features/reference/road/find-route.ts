import { createHash } from 'node:crypto';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import type { RoadRoute, RoutePoint } from './road-route';
import { createRouter } from './router';
import { findRoadRoute, saveRoadRoute } from './road-routes.queries';

export interface RouteQuestion {
  /** Whose load it is: a company's ways are known to nobody else, not even by how fast an answer comes. */
  companyId: number;
  points: readonly RoutePoint[];
}

/** Where answers are kept: read from `sql`, written by `save`, which is no transaction that waits for the service. */
interface RouteStore {
  sql: Sql;
  save(work: (sql: Sql) => Promise<void>): Promise<unknown>;
}

/** The way through some points, from the company's earlier answers, else from the service; null under two points. */
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

/** Equal for the same points in the same order, measured by the same kind of service. */
function keyOf(kind: string, points: readonly RoutePoint[]): string {
  const way = points.map(({ lat, lon }) => `${lat},${lon}`).join(';');
  return createHash('sha256').update(`${kind} ${way}`).digest('hex');
}
