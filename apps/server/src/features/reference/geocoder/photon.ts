import { z } from 'zod';
import type { Address } from '@tenderlane/contract';
import { addressOf } from './found-address';
import type { AddressQuestion } from './address-question';
import { fetchJson, serviceUrl } from '../outside-json';

const answer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
      properties: z.object({
        countrycode: z.string().optional(),
        name: z.string().optional(),
        type: z.string().optional(),
        city: z.string().optional(),
        district: z.string().optional(),
        county: z.string().optional(),
        street: z.string().optional(),
        housenumber: z.string().optional(),
        postcode: z.string().optional(),
      }),
    }),
  ),
});

type Properties = z.infer<typeof answer>['features'][number]['properties'];

const SETTLEMENTS = new Set(['city', 'town', 'village', 'locality', 'district']);

/** Queries a Photon server (komoot). It supports few languages; `default` is the local one. */
export async function searchPhoton(
  base: string,
  { text, locale, countryId, limit }: AddressQuestion,
): Promise<Address[]> {
  const lang = locale === 'en' ? 'en' : 'default';
  const url = serviceUrl(base, '/api', { q: text, lang, limit: String(limit) });
  const { features } = await fetchJson(url, answer);
  const found = features.map(({ geometry: { coordinates }, properties }) => toAddress(coordinates, properties));
  const addresses = found.filter((address) => address !== undefined);
  // Photon has no preference by country; the stable sort keeps its order within each half.
  return addresses.sort((a, b) => Number(b.country_id === countryId) - Number(a.country_id === countryId));
}

function toAddress([lon, lat]: [number, number], properties: Properties): Address | undefined {
  const isSettlement = SETTLEMENTS.has(properties.type ?? '');
  const isStreet = properties.type === 'street';
  return addressOf({
    countryId: properties.countrycode,
    city: properties.city ?? (isSettlement ? properties.name : (properties.district ?? properties.county)),
    street: properties.street ?? (isStreet ? properties.name : undefined),
    house: properties.housenumber,
    postalCode: properties.postcode,
    title: isSettlement || isStreet ? undefined : properties.name,
    lat,
    lon,
  });
}
