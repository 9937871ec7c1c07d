import type { Address, Locale } from '@tenderlane/contract';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import { findPlacesByPrefix, findPlacesLike, toAddress } from '../places/find-places';
import { searchNominatim } from './nominatim';
import { searchPhoton } from './photon';
import { labelOf } from '../places/place-names';
import type { PlaceRow } from '../queries';
import { readTypedAddress, type AddressReading } from './typed-address';

export interface AddressQuestion {
  text: string;
  locale: Locale;
  /** Its addresses come first. */
  countryId?: string | undefined;
  /** Of the places in the table those of its loads come first. */
  companyId?: number | undefined;
  limit: number;
}

/** Finds addresses as a person types them. */
export interface Geocoder {
  search(question: AddressQuestion): Promise<Address[]>;
}

type Warn = (error: unknown) => void;

/** A service that did not answer in time is not asked for this long, because every search would wait for it. */
const SKIP_MS = 60_000;
const silentUntil = new Map<string, number>();

/** The state of the address search; `silent`: this process does not ask the service for the moment. */
export function geocoderState(setting: Config['geocoder']): 'table' | 'answers' | 'silent' {
  if (!setting) return 'table';
  return performance.now() < (silentUntil.get(setting.url) ?? -Infinity) ? 'silent' : 'answers';
}

/** The configured service, with the place table behind it for when it does not answer or finds nothing; else the table alone. */
export function createGeocoder(
  setting: Config['geocoder'],
  sql: Sql,
  warn: Warn,
  now: () => number = performance.now.bind(performance),
): Geocoder {
  const table = placeTable(sql);
  if (!setting || now() < (silentUntil.get(setting.url) ?? -Infinity)) return table;
  const service = setting.kind === 'photon' ? searchPhoton : searchNominatim;
  return {
    async search(question) {
      try {
        const found = await service(setting.url, question);
        if (found.length > 0) return found;
      } catch (error) {
        if ((error as Error).name === 'TimeoutError') silentUntil.set(setting.url, now() + SKIP_MS);
        warn(error);
      }
      return table.search(question);
    },
  };
}

/** Towns from the place table; the street stays as it was typed. Every reading is tried as it stands before any is guessed. */
function placeTable(sql: Sql): Geocoder {
  return {
    async search({ text, locale, countryId, companyId, limit }) {
      for (const find of [findPlacesByPrefix, findPlacesLike]) {
        for (const reading of readTypedAddress(text)) {
          const places = await find(sql, { text: reading.city, countryId, companyId, limit });
          if (places.length > 0) return places.map((place) => withStreet(place, locale, reading));
        }
      }
      return [];
    },
  };
}

/** Of a whole address the town is known by its street; the town alone is told from others by its region. */
function withStreet(place: PlaceRow, locale: Locale, { street, postalCode }: AddressReading): Address {
  const town = toAddress(place, locale);
  const name = street ? `${labelOf(place, locale)}, ${street}` : town.name;
  return { ...town, name, street, postal_code: postalCode };
}
