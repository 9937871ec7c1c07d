import type { Locale, Waypoint } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { localizedAddress, isLocalizationOf, type PlaceRow } from '../../reference';
import { listStopPlaces } from './stop-places.queries';

type StopPlaces = ReadonlyMap<number, PlaceRow>;

type Stop = { id?: number | undefined };

type LocalizeStops = <Some extends Pick<Waypoint, 'id' | 'address'>>(stops: Some[]) => Some[];

export async function readStopLocalizer(sql: Sql, stops: readonly Stop[], locale: Locale): Promise<LocalizeStops> {
  const places = await readStopPlaces(sql, stops);
  return (some) =>
    some.map((stop) =>
      stop.address ? { ...stop, address: localizedAddress(stop.address, placeOf(places, stop), locale) } : stop,
    );
}

async function readStopPlaces(sql: Sql, stops: readonly Stop[]): Promise<StopPlaces> {
  const ids = stops.flatMap(({ id }) => (id ? [id] : []));
  if (ids.length === 0) return new Map();
  return new Map((await listStopPlaces(sql, ids)).map(({ stop_id: id, ...place }) => [id, place]));
}

const placeOf = (places: StopPlaces, { id }: Stop) => (id ? places.get(id) : undefined);

export const namedStops = <Stop extends Pick<Waypoint, 'name' | 'address'>>(stops: Stop[]): Stop[] =>
  stops.map((stop) => (stop.address && stop.name ? { ...stop, address: { ...stop.address, name: stop.name } } : stop));

/**
 * Keeps the stored names of sent stops that differ only in language. Saving in another language must not change the
 * route, nor must sending a stop's own name as the name of its address.
 */
export async function keepStoredNames(sql: Sql, sent: Waypoint[], stored: Waypoint[]): Promise<Waypoint[]> {
  const known = new Map(stored.map((stop) => [stop.id, stop]));
  const places = await readStopPlaces(
    sql,
    sent.filter(({ id, address }) => address && known.get(id)?.address),
  );
  return sent.map((stop) => {
    const before = known.get(stop.id);
    if (!stop.address || !before?.address) return stop;
    const isSame = isLocalizationOf(stop.address, before.address, placeOf(places, stop));
    return isSame ? { ...stop, address: before.address } : stop;
  });
}
