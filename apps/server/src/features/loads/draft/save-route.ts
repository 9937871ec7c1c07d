import type { Waypoint } from '@tenderlane/contract';
import { countUsedPlaces, findPlacesOf } from '../../reference';
import type { Sql } from '../../../platform/database/database';
import { listRoutePlaces, saveWaypoints } from './save-draft.queries';

export async function saveRoute(
  sql: Sql,
  companyId: number,
  loadId: number,
  waypoints: Waypoint[],
): Promise<Waypoint[]> {
  const addresses = waypoints.map(({ address }) => address);
  const [before, places] = await Promise.all([listRoutePlaces(sql, companyId, loadId), findPlacesOf(sql, addresses)]);
  // A draft is saved repeatedly while typing, so a place counts once per load that it is added to.
  const added = places.filter((place): place is number => place !== null && !before.includes(place));
  const ids = await saveWaypoints(sql, companyId, loadId, waypoints, places);
  await countUsedPlaces(sql, companyId, added);
  return waypoints.map((waypoint, index) => ({ ...waypoint, id: ids[index] }));
}
