import type { Waypoint } from '@tenderlane/contract';
import { findPlacesOf } from '../../reference';
import type { Sql } from '../../../platform/database/database';
import { saveWaypoints } from './save-draft.queries';

/** Replaces the route, each stop with the place it lies in. Answers the stops with their ids. */
export async function saveRoute(
  sql: Sql,
  companyId: number,
  loadId: number,
  waypoints: Waypoint[],
): Promise<Waypoint[]> {
  const addresses = waypoints.map(({ address }) => address);
  const ids = await saveWaypoints(sql, companyId, loadId, waypoints, await findPlacesOf(sql, addresses));
  return waypoints.map((waypoint, index) => ({ ...waypoint, id: ids[index] }));
}
