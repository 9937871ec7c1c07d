import { NOW } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { joinUsed, USED_SCORE } from './places/used-places.queries';
import type { ShippedPlace, ShippedRegion } from './places/places-file';

export type PlaceNames = Record<'name_en' | 'name_uk' | 'name_ru' | 'name_kk', string | null>;

export interface PlaceRow extends Omit<ShippedPlace, 'seat_id' | 'search_text' | 'region_key'> {
  seat: PlaceNames | null;
  region_names: PlaceNames | null;
}

const PLACES = 'places';

export async function readPlacesDigest(sql: Sql): Promise<string | undefined> {
  const row = await sql.first<{ digest: string }>('select digest from reference_sources where name = $1', [PLACES]);
  return row?.digest;
}

/** Takes the lock until the transaction ends; returns false while another process fills the table. */
export async function tryPlacesLock(sql: Sql): Promise<boolean> {
  const row = await sql.first<{ taken: boolean }>(`select pg_try_advisory_xact_lock(hashtext('load places')) as taken`);
  return row?.taken === true;
}

export async function deletePlaces(sql: Sql): Promise<void> {
  await sql.run('delete from places');
  await sql.run('delete from regions');
}

const COLUMNS = {
  id: 'bigint',
  country_id: 'text',
  region: 'text',
  seat_id: 'bigint',
  lat: 'float8',
  lon: 'float8',
  population: 'integer',
  time_zone: 'text',
  name_en: 'text',
  name_uk: 'text',
  name_ru: 'text',
  name_kk: 'text',
  search_text: 'text',
  region_key: 'text',
} as const satisfies Record<keyof ShippedPlace, string>;
const COLUMN_NAMES = Object.keys(COLUMNS) as (keyof ShippedPlace)[];
const UNNEST = COLUMN_NAMES.map((name, index) => `$${index + 1}::${COLUMNS[name]}[]`).join(', ');

export async function insertPlaces(sql: Sql, places: readonly ShippedPlace[]): Promise<void> {
  const values = COLUMN_NAMES.map((name) => places.map((place) => place[name]));
  await sql.run(`insert into places (${COLUMN_NAMES.join(', ')}) select * from unnest(${UNNEST})`, values);
}

export async function insertRegions(sql: Sql, regions: readonly ShippedRegion[]): Promise<void> {
  await sql.run(
    `insert into regions select * from jsonb_to_recordset($1::jsonb) as r(key text, name_en text, name_uk text, name_ru text, name_kk text)`,
    [JSON.stringify(regions)],
  );
}

/** Does immediately what autovacuum would do a minute later; until then searches are several times slower. */
export async function analyzePlaces(sql: Sql): Promise<void> {
  await sql.run(`select gin_clean_pending_list('places_search')`);
  await sql.run('analyze places');
}

export async function markPlacesLoaded(sql: Sql, digest: string): Promise<void> {
  await sql.run(
    `insert into reference_sources (name, digest, loaded_at) values ($1, $2, ${NOW})
     on conflict (name) do update set digest = excluded.digest, loaded_at = excluded.loaded_at`,
    [PLACES, digest],
  );
}

export const PLACE_NAMES = `case when p.id is not null then json_build_object(
  'name_en', p.name_en, 'name_uk', p.name_uk, 'name_ru', p.name_ru, 'name_kk', p.name_kk) end`;

export const PLACE_COLUMNS = `p.id, p.country_id, p.region, p.lat, p.lon, p.population, p.time_zone, p.name_en, p.name_uk, p.name_ru, p.name_kk,
  case when s.id is not null then jsonb_build_object(
    'name_en', s.name_en, 'name_uk', s.name_uk, 'name_ru', s.name_ru, 'name_kk', s.name_kk) end as seat,
  (select to_jsonb(r) - 'key' from regions r where r.key = p.region_key) as region_names`;

export async function findPlace(sql: Sql, id: number): Promise<PlaceRow | undefined> {
  return sql.first<PlaceRow>(
    `select ${PLACE_COLUMNS} from places p left join places s on s.id = p.seat_id where p.id = $1`,
    [id],
  );
}

export type ScoredPlace = PlaceRow & { score: number };

/** Keys of `searchKeys`: Latin letters, digits and single spaces, so they contain no pattern characters. */
export interface PlaceSearch {
  keys: readonly string[];
  countryId: string;
  /** Places of this company's loads come first; null for a visitor. */
  companyId: number | null;
  limit: number;
}

/**
 * Lists places by the beginning of a name, from three letters on also of any word. The score is a logarithm of the
 * population: a match of the first word and the given country each count like 20 times the population, the whole name
 * like 7 times.
 */
export async function listPlacesByPrefix(
  sql: Sql,
  { keys, countryId, companyId, limit }: PlaceSearch,
): Promise<ScoredPlace[]> {
  const names = keys.map((key) => `%|${key}%`);
  const words = keys.filter((key) => key.length > 2).map((key) => `% ${key}%`);
  return sql.rows<ScoredPlace>(
    `with found as (
       select id, ln(population + 10) + ${USED_SCORE}
           + case when search_text like any ($2::text[]) then 3 else 0 end
           + case when search_text like any ($3::text[]) then 2 else 0 end
           + case when country_id = $4 then 3 else 0 end as score
       from places ${joinUsed('places.id', '$6')}
       where search_text like any ($1::text[])
       order by score desc, id
       limit $5
     )
     select ${PLACE_COLUMNS}, f.score from found f join places p on p.id = f.id left join places s on s.id = p.seat_id
     order by f.score desc, p.id`,
    [[...names, ...words], names, keys.map((key) => `%|${key}|%`), countryId, limit, companyId],
  );
}

export async function listPlacesLike(
  sql: Sql,
  { keys, countryId, companyId, limit }: PlaceSearch,
): Promise<PlaceRow[]> {
  return sql.rows<PlaceRow>(
    `with alike as (
       select l.id, max(10 * word_similarity(key, l.search_text) + 0.3 * ln(l.population + 10) + 0.05 * ${USED_SCORE}
           + case when l.country_id = $2 then 2 else 0 end) as score
       from unnest($1::text[]) as key cross join lateral places_like(key) as l ${joinUsed('l.id', '$4')}
       group by l.id
       order by score desc, l.id
       limit $3
     )
     select ${PLACE_COLUMNS} from alike a join places p on p.id = a.id left join places s on s.id = p.seat_id
     order by a.score desc, p.id`,
    [keys, countryId, limit, companyId],
  );
}

export interface NearPlace {
  position: number;
  key: string;
  country_id: string;
  lat: number;
  lon: number;
}

/** Finds the nearest place with one of the names per position, if it is not farther than the width of a large city. */
export function findNearPlaces(sql: Sql, asked: readonly NearPlace[]): Promise<{ position: number; id: number }[]> {
  return sql.rows(
    `select distinct on (asked.position) asked.position, p.id
       from unnest($1::integer[], $2::text[], $3::text[], $4::float8[], $5::float8[]) as asked(position, key, country_id, lat, lon)
       join places p on p.search_text like '%|' || asked.key || '|%' and p.country_id = asked.country_id
        and abs(p.lat - asked.lat) < 0.3 and abs(p.lon - asked.lon) * cos(radians(asked.lat)) < 0.3
      order by asked.position, power(p.lat - asked.lat, 2) + power((p.lon - asked.lon) * cos(radians(asked.lat)), 2), p.id`,
    [
      asked.map(({ position }) => position),
      asked.map(({ key }) => key),
      asked.map(({ country_id: country }) => country),
      asked.map(({ lat }) => lat),
      asked.map(({ lon }) => lon),
    ],
  );
}

export type NamedPlace = Pick<PlaceRow, 'id' | 'lat' | 'lon' | 'time_zone'>;

export function findLargestPlaces(
  sql: Sql,
  asked: readonly { position: number; key: string; country_id: string }[],
): Promise<(NamedPlace & { position: number })[]> {
  return sql.rows(
    `select distinct on (asked.position) asked.position, p.id, p.lat, p.lon, p.time_zone
       from unnest($1::integer[], $2::text[], $3::text[]) as asked(position, key, country_id)
       join places p on p.search_text like '%|' || asked.key || '|%' and p.country_id = asked.country_id
      order by asked.position, p.population desc, p.id`,
    [
      asked.map(({ position }) => position),
      asked.map(({ key }) => key),
      asked.map(({ country_id: country }) => country),
    ],
  );
}
