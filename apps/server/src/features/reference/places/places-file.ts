import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** One line of places/places.tsv.gz, which scripts/make-places.mjs generates. */
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
  region_key: string | null;
}

export interface ShippedRegion {
  key: string;
  name_en: string;
  name_uk: string | null;
  name_ru: string | null;
  name_kk: string | null;
}

export function readPlacesFile(): { digest: string; bytes: Buffer } {
  const bytes = readFileSync(findFile(import.meta.dirname));
  return { digest: createHash('sha256').update(bytes).digest('hex'), bytes };
}

const REGION = '#';

/** Parses line by line, regions first, then places; all at once would take 100 MB. */
export async function* parsePlaces(bytes: Buffer): AsyncGenerator<ShippedRegion | ShippedPlace> {
  const lines = createInterface({ input: Readable.from([bytes]).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line !== '') yield line.startsWith(REGION) ? parseRegion(line) : parsePlace(line);
  }
}

export const isRegion = (line: ShippedRegion | ShippedPlace): line is ShippedRegion => 'key' in line;

function parseRegion(line: string): ShippedRegion {
  const [key = '', en = '', uk, ru, kk] = line.slice(REGION.length).split('\t');
  return { key, name_en: en, name_uk: uk || null, name_ru: ru || null, name_kk: kk || null };
}

function parsePlace(line: string): ShippedPlace {
  const [id, country = '', region, seat, lat, lon, population, zone = '', en = '', uk, ru, kk, keys = '', regionKey] =
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
    region_key: regionKey || null,
  };
}

// Sources run in src/features and the bundle in dist; the folder is above both.
function findFile(from: string): string {
  const file = join(from, 'places', 'places.tsv.gz');
  if (existsSync(file)) return file;
  if (dirname(from) === from) throw new Error('The file apps/server/places/places.tsv.gz is missing.');
  return findFile(dirname(from));
}
