import type { PlaceNames } from '../../reference';

export interface ListStop {
  id: number;
  kind: 'pickup' | 'delivery' | 'stop';
  address: { city: string; country_id: string; time_zone: string; lat: number; lon: number } | null;
  from: string | null;
  to: string | null;
  place: PlaceNames | null;
}

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
 * The stops of the load `l`, to be decoded by `withStops`. JSON arrays with the stored address take less than half the
 * time of objects with keys, which would dominate the cost of a list.
 */
export const LIST_STOPS = `coalesce((select json_agg(json_build_array(w.id, w.kind, w.address, w.window_from, w.window_to,
    p.name_en, p.name_uk, p.name_ru, p.name_kk) order by w.position)
  from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), '[]')`;

const readTime = (text: string | null) => text && new Date(text).toISOString();

function readStop([id, kind, address, from, to, en, uk, ru, kk]: SentStop): ListStop {
  const place = en === null ? null : { name_en: en, name_uk: uk, name_ru: ru, name_kk: kk };
  return { id, kind, address, from: readTime(from), to: readTime(to), place };
}

export function withStops<Row extends { waypoints: ListStop[] }>(rows: Row[]): Row[] {
  for (const row of rows) row.waypoints = (row.waypoints as unknown as SentStop[]).map(readStop);
  return rows;
}
