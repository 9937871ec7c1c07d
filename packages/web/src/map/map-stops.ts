import type { Address } from '@tenderlane/contract';
import type { WaypointKind } from '@tenderlane/domain/reference';

export interface MapStop {
  kind: WaypointKind;
  city: string;
  countryId: string;
  lat: number;
  lon: number;
}

export const mapStopsOf = (stops: readonly { kind: WaypointKind; address: Address | null }[]): MapStop[] =>
  stops.flatMap(({ kind, address }) =>
    address ? [{ kind, city: address.city, countryId: address.country_id, lat: address.lat, lon: address.lon }] : [],
  );

/** Returns equal strings for the same coordinates in the same order. */
export const wayOf = (stops: readonly Pick<MapStop, 'lat' | 'lon'>[]): string =>
  stops.map(({ lat, lon }) => `${lon},${lat}`).join(' ');
