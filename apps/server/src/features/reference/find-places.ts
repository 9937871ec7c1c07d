import type { Address, Locale } from '@tenderlane/contract';
import type { Sql } from '../../platform/database';
import { searchKeys } from './place-key';
import { labelOf, nameIn } from './place-names';
import { listPlacesByBeginning, listPlacesLike, type PlaceRow } from './queries';

export interface PlaceQuestion {
  text: string;
  /** Its places come first. */
  countryId?: string | undefined;
  limit: number;
}

/** Places whose name begins as typed, in any language; none: those whose name is nearly so. */
export async function findPlaces(sql: Sql, question: PlaceQuestion): Promise<PlaceRow[]> {
  const found = await findPlacesByBeginning(sql, question);
  return found.length > 0 ? found : findPlacesLike(sql, question);
}

export async function findPlacesByBeginning(
  sql: Sql,
  { text, countryId = '', limit }: PlaceQuestion,
): Promise<PlaceRow[]> {
  const keys = searchKeys(text);
  return keys.length === 0 ? [] : listPlacesByBeginning(sql, { keys, countryId, limit });
}

/** For misspelled names. Three letters are like too much. */
export async function findPlacesLike(sql: Sql, { text, countryId = '', limit }: PlaceQuestion): Promise<PlaceRow[]> {
  const keys = searchKeys(text).filter((key) => key.length > 3);
  return keys.length === 0 ? [] : listPlacesLike(sql, { keys, countryId, limit });
}

/** A place as an address without a street. */
export function toAddress(place: PlaceRow, locale: Locale): Address {
  return {
    name: labelOf(place, locale),
    country_id: place.country_id,
    city: nameIn(place, locale),
    street: null,
    postal_code: null,
    lat: place.lat,
    lon: place.lon,
    time_zone: place.time_zone,
  };
}
