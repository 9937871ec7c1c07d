import type { Address, Locale } from '@tenderlane/contract';
import type { Config } from '../../../platform/config/config';
import type { Sql } from '../../../platform/database/database';
import { findPlacesByPrefix, findPlacesLike, toAddress } from '../places/find-places';
import type { AddressQuestion } from './address-question';
import { searchNominatim } from './nominatim';
import { searchPhoton } from './photon';
import { labelOf } from '../places/place-names';
import type { PlaceRow } from '../queries';
import { readTypedAddress, type AddressReading } from './typed-address';

export interface Geocoder {
  search(question: AddressQuestion): Promise<Address[]>;
}

type Warn = (error: unknown) => void;

/** A service that did not answer in time is skipped for this long, because every search would wait for it. */
const SKIP_MS = 60_000;
const silentUntil = new Map<string, number>();

/** State of the address search; `silent` means that this process skips the service at the moment. */
export function geocoderState(setting: Config['geocoder']): 'table' | 'answers' | 'silent' {
  if (!setting) return 'table';
  return performance.now() < (silentUntil.get(setting.url) ?? -Infinity) ? 'silent' : 'answers';
}

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

/**
 * Finds towns in the place table and keeps the street as typed. All readings are tried with exact prefixes before any
 * fuzzy search.
 */
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

function withStreet(place: PlaceRow, locale: Locale, { street, postalCode }: AddressReading): Address {
  const town = toAddress(place, locale);
  const name = street ? `${labelOf(place, locale)}, ${street}` : town.name;
  return { ...town, name, street, postal_code: postalCode };
}
