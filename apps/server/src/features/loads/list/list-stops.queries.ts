import { PLACE_NAMES, type PlaceNames } from '../../reference';

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

/**
 * The stops of the load `l`. As json: a page of them takes a third of the time that jsonb takes, which would be built to be
 * written out again.
 */
export const LIST_STOPS = `coalesce((select json_agg(json_build_object('id', w.id, 'kind', w.kind, 'address', w.address,
    'from', to_char(w.window_from, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'to', to_char(w.window_to, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'place', ${PLACE_NAMES}) order by w.position)
  from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), '[]')`;
