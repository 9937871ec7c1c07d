import type { Locale, MapPlace } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { listPlacesIn, type MapPart } from './map-places.queries';
import { localizedName } from './place-names';

/** More names than fit on a map, because some are hidden by the route and by each other. */
const MOST_PLACES = 60;

export async function findMapPlaces(sql: Sql, part: MapPart, locale: Locale): Promise<MapPlace[]> {
  const places = await listPlacesIn(sql, part, MOST_PLACES);
  return places.map(({ id, lat, lon, ...names }) => ({ id, name: localizedName(names, locale), lat, lon }));
}
