import type { Sql } from '../../../platform/database/database';
import type { PlaceNames, PlaceRow } from '../queries';

/** In degrees. */
export interface MapPart {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** In taller map parts only large places are read: there are enough of them, and too many small ones to scan. */
const WIDE_DEGREES = 4;
const LARGE_POPULATION = 15_000;

export function listPlacesIn(
  sql: Sql,
  { west, south, east, north }: MapPart,
  limit: number,
): Promise<(PlaceNames & Pick<PlaceRow, 'id' | 'lat' | 'lon'>)[]> {
  const isWide = Math.max(north - south, east - west) > WIDE_DEGREES;
  return sql.rows(
    `select id, lat, lon, name_en, name_uk, name_ru, name_kk from places
      where lat between $1 and $2 and lon between $3 and $4 ${isWide ? `and population >= ${LARGE_POPULATION}` : ''}
      order by population desc, id limit $5`,
    [south, north, west, east, limit],
  );
}
