import { z } from 'zod';
import { dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { countryId, instant, text } from '../core/fields';
import { address } from '../core/address';

const referenceItem = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.string(),
  group: z.string().optional(),
  currency: z.string().optional(),
});
export type ReferenceItem = z.infer<typeof referenceItem>;

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/** A part of the map in degrees; `west` is never east of `east`. */
const mapPart = z
  .strictObject({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) })
  .refine(({ west, south, east, north }) => west <= east && south <= north);

const mapPlace = z.object({ id: z.number(), name: z.string(), lat: z.number(), lon: z.number() });
export type MapPlace = z.infer<typeof mapPlace>;

const placesMeta = z.object({
  /** The places are still being loaded after the first start, so nothing is found yet. */
  places_loading: z.boolean(),
});

export const infoApi = {
  'GET /info/addresses': {
    summary: 'Addresses that match what is typed, in any of the four languages',
    access: 'brand',
    query: z.strictObject({ search: text(200).min(1), country_id: countryId.optional() }),
    response: dataWith(z.array(address), placesMeta),
  },
  'GET /info/sat_settlements': {
    summary: 'Settlements by typed text or id',
    access: 'public',
    query: z.strictObject({
      search_string: text(200).optional(),
      search_id: z.coerce.number().int().positive().optional(),
      country_id: countryId.optional(),
    }),
    response: dataOf(z.object({ data: z.array(z.object({ id: z.number(), name: z.string(), address })) })),
  },
  'GET /info/map_places': {
    summary: 'The largest places in a part of the map, in the reader’s language',
    access: 'public',
    query: mapPart,
    response: dataWith(z.array(mapPlace), placesMeta),
  },
  'GET /info/{name}': {
    summary: 'A reference list in the reader’s language',
    access: 'public',
    response: dataOf(z.array(referenceItem)),
  },
} as const satisfies EndpointTable;

export const publicReferenceApi = {
  'GET /legal/{name}': {
    access: 'public',
    summary: 'A text of rules that this installation brings along, in markdown; null where it brings none',
    response: dataOf(z.object({ markdown: z.string().nullable(), version: z.string(), changed_at: instant })),
  },
} as const satisfies EndpointTable;
