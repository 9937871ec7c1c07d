import findZone from 'tz-lookup';
import type { Address } from '@tenderlane/contract';

export interface GeocoderAnswer {
  countryId: string | undefined;
  city: string | undefined;
  street: string | undefined;
  house: string | undefined;
  postalCode: string | undefined;
  /** The name of a place that is more than an address, such as a terminal or a factory. */
  title: string | undefined;
  lat: number;
  lon: number;
}

/** Builds an address; undefined without a country or town, which routes need. */
export function addressOf(hit: GeocoderAnswer): Address | undefined {
  const { countryId, city, lat, lon } = hit;
  if (!countryId || !city || !/^[a-z]{2}$/i.test(countryId)) return undefined;
  const street = hit.street ? [hit.street, hit.house].filter(Boolean).join(' ') : null;
  const title = hit.title === city || hit.title === hit.street ? undefined : hit.title;
  const zone = findZone(lat, lon);
  return {
    name: [city, title, street].filter(Boolean).join(', ').slice(0, 200),
    country_id: countryId.toLowerCase(),
    city: city.slice(0, 200),
    street: street?.slice(0, 200) ?? null,
    postal_code: hit.postalCode?.slice(0, 20) ?? null,
    lat,
    lon,
    // tz-lookup still has the name from before 2022.
    time_zone: zone === 'Europe/Kiev' ? 'Europe/Kyiv' : zone,
  };
}
