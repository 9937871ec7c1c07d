import type { Sql } from '../../../platform/database/database';

/** The nearest place within about 30 km. */
export const findNearestPlace = (
  sql: Sql,
  { lat, lon }: { lat: number; lon: number },
): Promise<{ id: number } | undefined> =>
  sql.first(
    `select id from places
      where lat between $1::float8 - 0.3 and $1 + 0.3 and abs(lon - $2::float8) * cos(radians($1)) < 0.3
      order by power(lat - $1, 2) + power((lon - $2) * cos(radians($1)), 2), id limit 1`,
    [lat, lon],
  );
