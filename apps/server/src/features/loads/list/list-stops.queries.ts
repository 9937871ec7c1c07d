import type { PlaceNames } from '../../reference';

/** A stop as a row of a list brings it. */
export interface ListStop {
  id: number;
  kind: 'pickup' | 'delivery' | 'stop';
  address: { city: string; country_id: string; time_zone: string; lat: number; lon: number } | null;
  from: string | null;
  to: string | null;
  /** The names of the place it lies in. */
  place: PlaceNames | null;
}

/** A stop as the database sends it: id, kind, address, window, and the names of its place. */
type SentStop = [
  id: number,
  kind: ListStop['kind'],
  address: ListStop['address'],
  from: string | null,
  to: string | null,
  en: string | null,
  uk: string | null,
  ru: string | null,
  kk: string | null,
];

/**
 * The stops of the load `l`, to be read by `withStops`. As arrays of json, with the address as it lies there: a page of them
 * takes less than half the time that objects with named parts take, which a list would spend on little else.
 */
export const LIST_STOPS = `coalesce((select json_agg(json_build_array(w.id, w.kind, w.address, w.window_from, w.window_to,
    p.name_en, p.name_uk, p.name_ru, p.name_kk) order by w.position)
  from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), '[]')`;

const readTime = (text: string | null) => text && new Date(text).toISOString();

function readStop([id, kind, address, from, to, en, uk, ru, kk]: SentStop): ListStop {
  const place = en === null ? null : { name_en: en, name_uk: uk, name_ru: ru, name_kk: kk };
  return { id, kind, address, from: readTime(from), to: readTime(to), place };
}

/** Rows whose `waypoints` came as the database sends them. */
export function withStops<Row extends { waypoints: ListStop[] }>(rows: Row[]): Row[] {
  for (const row of rows) row.waypoints = (row.waypoints as unknown as SentStop[]).map(readStop);
  return rows;
}
