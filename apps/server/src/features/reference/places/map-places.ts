import type { Locale, MapPlace } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { listPlacesIn, type MapPart } from './map-places.queries';
import { localizedName } from './place-names';

/** More names than a map has room for: some make way for the route and for each other. */
const MOST_PLACES = 60;

/** The largest places in a part of the map, the largest first. */
export async function findMapPlaces(sql: Sql, part: MapPart, locale: Locale): Promise<MapPlace[]> {
  const places = await listPlacesIn(sql, part, MOST_PLACES);
  return places.map(({ id, lat, lon, ...names }) => ({ id, name: localizedName(names, locale), lat, lon }));
}
