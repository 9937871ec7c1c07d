import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** One line of places/places.tsv.gz, made by scripts/make-places.mjs. */
export interface ShippedPlace {
  id: number;
  country_id: string;
  region: string | null;
  seat_id: number | null;
  lat: number;
  lon: number;
  population: number;
  time_zone: string;
  name_en: string;
  name_uk: string | null;
  name_ru: string | null;
  name_kk: string | null;
  search_text: string;
}

/** The packed file and what identifies its contents. */
export function readPlacesFile(): { digest: string; bytes: Buffer } {
  const bytes = readFileSync(findFile(import.meta.dirname));
  return { digest: createHash('sha256').update(bytes).digest('hex'), bytes };
}

export function* parsePlaces(bytes: Buffer): Generator<ShippedPlace> {
  for (const line of gunzipSync(bytes).toString('utf8').trimEnd().split('\n')) yield parsePlace(line);
}

function parsePlace(line: string): ShippedPlace {
  const [id, country = '', region, seat, lat, lon, population, zone = '', en = '', uk, ru, kk, keys = ''] =
    line.split('\t');
  return {
    id: Number(id),
    country_id: country,
    region: region || null,
    seat_id: seat ? Number(seat) : null,
    lat: Number(lat),
    lon: Number(lon),
    population: Number(population),
    time_zone: zone,
    name_en: en,
    name_uk: uk || null,
    name_ru: ru || null,
    name_kk: kk || null,
    search_text: keys,
  };
}

// The sources run from src/features, the bundle from dist: the folder lies above both.
function findFile(from: string): string {
  const file = join(from, 'places', 'places.tsv.gz');
  if (existsSync(file)) return file;
  if (dirname(from) === from) throw new Error('The file apps/server/places/places.tsv.gz is missing.');
  return findFile(dirname(from));
}
