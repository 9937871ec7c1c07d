import type { Capabilities, LaneEnd } from '@tenderlane/domain/carriers';
import type { CapabilitiesBody, CapabilityLaneBody } from '@tenderlane/contract/carriers/capabilities';
import type { BodyType } from '@tenderlane/contract/reference/lists';

type EndBody = CapabilityLaneBody['from'];

export interface NamedEnd extends LaneEnd {
  name: string | null;
}

export interface NamedCapabilities extends Capabilities {
  lanes: readonly { from: NamedEnd; to: NamedEnd }[];
}

export const NO_CAPABILITIES: NamedCapabilities = { bodyTypes: [], certificates: [], lanes: [] };

const presentEnd = ({ countryId, name, point }: NamedEnd): EndBody => ({
  country_id: countryId,
  name,
  lat: point?.lat ?? null,
  lon: point?.lon ?? null,
});

export const presentCapabilities = ({ bodyTypes, certificates, lanes }: NamedCapabilities): CapabilitiesBody => ({
  body_types: [...bodyTypes] as BodyType[],
  certificates: [...certificates],
  lanes: lanes.map(({ from, to }) => ({ from: presentEnd(from), to: presentEnd(to) })),
});

const readEnd = ({ country_id: countryId, name, lat, lon }: EndBody): NamedEnd => ({
  countryId,
  name,
  point: lat === null || lon === null ? null : { lat, lon },
});

export function readCapabilities({ body_types, certificates, lanes }: CapabilitiesBody): NamedCapabilities {
  const once = new Map(
    lanes.map((lane) => {
      const read = { from: readEnd(lane.from), to: readEnd(lane.to) };
      return [JSON.stringify(read), read];
    }),
  );
  return {
    bodyTypes: [...new Set(body_types)],
    certificates: [...new Set(certificates)],
    lanes: [...once.values()],
  };
}

export const laneText = ({ from, to }: { from: NamedEnd; to: NamedEnd }): string =>
  [from, to].map(({ name, countryId }) => [name, countryId.toUpperCase()].filter(Boolean).join(' ')).join(' – ');
