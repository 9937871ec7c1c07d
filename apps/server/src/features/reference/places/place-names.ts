import { LOCALES, type Address, type Locale } from '@tenderlane/contract';
import type { Sql } from '../../../platform/database/database';
import { searchKeys } from './place-key';
import { findLargestPlaces, findNearPlaces, type NamedPlace, type PlaceRow } from '../queries';

export type PlaceNames = Record<`name_${Locale}`, string | null>;

/** If Kazakh has no name for a foreign town, people use the Russian one. */
const NEXT_BEST: Partial<Record<Locale, Locale>> = { kk: 'ru' };

export const localizedName = (place: PlaceNames, locale: Locale): string =>
  place[`name_${locale}`] ?? place[`name_${NEXT_BEST[locale] ?? 'en'}`] ?? place.name_en ?? '';

/** Returns a place's name with what distinguishes it: the state in North America, elsewhere the region's main town. */
export function labelOf(place: PlaceRow, locale: Locale): string {
  const name = localizedName(place, locale);
  if (place.region) return `${name}, ${place.region}`;
  return place.seat ? `${name} (${localizedName(place.seat, locale)})` : name;
}

export function foundLabelOf(place: PlaceRow, locale: Locale): string {
  const region = place.region_names && localizedName(place.region_names, locale);
  if (!region || isCityRegion(region, localizedName(place, locale))) return labelOf(place, locale);
  return `${localizedName(place, locale)}, ${region}`;
}

/** `Kyiv City`, `Місто Київ`, `Almaty`: a region that is the city itself. */
const isCityRegion = (region: string, city: string) =>
  [city, `${city} City`, `Місто ${city}`, `місто ${city}`, `город ${city}`].includes(region);

export function localizedCity(
  address: Pick<Address, 'city'>,
  place: PlaceNames | null | undefined,
  locale: Locale,
): string {
  return place ? localizedName(place, locale) : address.city;
}

/** Translates an address: its city, and its name if that begins with the city. The street stays as typed. */
export function localizedAddress(address: Address, place: PlaceRow | null | undefined, locale: Locale): Address {
  if (!place) return address;
  const beginnings = LOCALES.flatMap((known) => [
    foundLabelOf(place, known),
    labelOf(place, known),
    localizedName(place, known),
  ]);
  beginnings.sort((a, b) => b.length - a.length);
  const label = beginnings.find((beginning) => address.name.startsWith(beginning));
  const name = label === undefined ? address.name : labelOf(place, locale) + address.name.slice(label.length);
  return { ...address, name: name.slice(0, 200), city: localizedName(place, locale) };
}

/**
 * Returns whether an address is another one translated into any language; the name is not compared, because it follows
 * from the place.
 */
export function isLocalizationOf(shown: Address, stored: Address, place: PlaceRow | undefined): boolean {
  const key = ({ city, street = null, postal_code: code = null, ...rest }: Address) =>
    JSON.stringify([city, street, code, rest.country_id, rest.lat, rest.lon, rest.time_zone]);
  return LOCALES.some((locale) => key(localizedAddress(stored, place, locale)) === key(shown));
}

/** Finds the place of each address: one of that name, in any language, within about 30 km; null if there is none. */
export async function findPlacesOf(sql: Sql, addresses: readonly (Address | null)[]): Promise<(number | null)[]> {
  const asked = addresses.flatMap((address, position) =>
    address ? searchKeys(address.city).map((key) => ({ key, position, address })) : [],
  );
  if (asked.length === 0) return addresses.map(() => null);
  const found = await findNearPlaces(
    sql,
    asked.map(({ key, position, address }) => ({ key, position, ...address })),
  );
  const places = new Map(found.map(({ position, id }) => [position, id]));
  return addresses.map((_address, position) => places.get(position) ?? null);
}

/** Finds the largest place of each town's name in a country, in any language; null if there is none. */
export async function findPlacesByName(
  sql: Sql,
  towns: readonly { city: string; country_id: string }[],
): Promise<(NamedPlace | null)[]> {
  const asked = towns.flatMap(({ city, country_id }, position) =>
    searchKeys(city).map((key) => ({ key, position, country_id })),
  );
  if (asked.length === 0) return towns.map(() => null);
  const places = new Map((await findLargestPlaces(sql, asked)).map(({ position, ...place }) => [position, place]));
  return towns.map((_town, position) => places.get(position) ?? null);
}
