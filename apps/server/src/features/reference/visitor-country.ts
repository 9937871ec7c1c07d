import { isIP } from 'node:net';
import { z } from 'zod';
import type { CountryId } from '@tenderlane/domain/money';
import { countryOfBrowser, languagesOf, toCountry } from '@tenderlane/domain/languages';
import type { Config } from '../../platform/config/config';
import { fetchJson, serviceUrl } from './outside-json';

// Geolocation services use one of these two names for the ISO code.
const answer = z.object({ country_code: z.string().optional(), countryCode: z.string().optional() });

export interface Visitor {
  address: string;
  acceptLanguage: string;
  timeZone?: string | undefined;
}

/**
 * Returns the visitor's country by network address if a service is configured, else by the browser's languages and time
 * zone.
 */
export async function countryOfVisitor(
  url: Config['geoIpUrl'],
  visitor: Visitor,
  warn: (error: unknown) => void,
): Promise<CountryId> {
  const located = url && isIP(visitor.address) ? await locate(url, visitor.address, warn) : undefined;
  return located ? toCountry(located) : countryOfBrowser(languagesOf(visitor.acceptLanguage), visitor.timeZone);
}

/** Replaces `{ip}` in the service's address. */
async function locate(url: string, address: string, warn: (error: unknown) => void): Promise<string | undefined> {
  try {
    const found = await fetchJson(serviceUrl(url.replaceAll('{ip}', address), ''), answer);
    return found.country_code ?? found.countryCode;
  } catch (error) {
    warn(error);
    return undefined;
  }
}
