import { z } from 'zod';
import type { Address } from '@tenderlane/contract';
import { addressOf } from './found-address';
import type { AddressQuestion } from './address-question';
import { fetchJson, serviceUrl } from '../outside-json';

const answer = z.array(
  z.object({
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
    name: z.string().optional(),
    addresstype: z.string().optional(),
    address: z.object({
      country_code: z.string().optional(),
      city: z.string().optional(),
      town: z.string().optional(),
      village: z.string().optional(),
      hamlet: z.string().optional(),
      municipality: z.string().optional(),
      road: z.string().optional(),
      house_number: z.string().optional(),
      postcode: z.string().optional(),
    }),
  }),
);

type Found = z.infer<typeof answer>[number];

const WITHOUT_TITLE = new Set([
  'city',
  'town',
  'village',
  'hamlet',
  'municipality',
  'road',
  'house_number',
  'place',
  'postcode',
]);

export async function searchNominatim(
  base: string,
  { text, locale, countryId, limit }: AddressQuestion,
): Promise<Address[]> {
  const query = {
    q: text,
    format: 'jsonv2',
    addressdetails: '1',
    limit: String(limit),
    'accept-language': `${locale},en`,
  };
  const found = (await fetchJson(serviceUrl(base, '/search', query), answer)).map(toAddress);
  const addresses = found.filter((address) => address !== undefined);
  return addresses.sort((a, b) => Number(b.country_id === countryId) - Number(a.country_id === countryId));
}

function toAddress({ lat, lon, name, addresstype, address }: Found): Address | undefined {
  return addressOf({
    countryId: address.country_code,
    city: address.city ?? address.town ?? address.village ?? address.hamlet ?? address.municipality,
    street: address.road,
    house: address.house_number,
    postalCode: address.postcode,
    title: WITHOUT_TITLE.has(addresstype ?? 'place') ? undefined : name || undefined,
    lat,
    lon,
  });
}
