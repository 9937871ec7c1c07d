import { lookUp } from '../values/look-up';
import type { Locale } from '../languages/choose-locale';

const BY_COUNTRY: Readonly<Record<string, Locale>> = { ua: 'uk', kz: 'kk' };

const BY_CALLING_CODE: readonly (readonly [string, Locale])[] = [
  ['+380', 'uk'],
  ['+76', 'kk'],
  ['+77', 'kk'],
];

const BY_DOMAIN: readonly (readonly [string, Locale])[] = [
  ['.ua', 'uk'],
  ['.kz', 'kk'],
];

export function carrierLanguage(
  { countryId, login }: { countryId: string | null; login: string },
  otherwise: Locale,
): Locale {
  const ofCountry = countryId === null ? undefined : lookUp(BY_COUNTRY, countryId);
  if (ofCountry) return ofCountry;
  const ofNumber = BY_CALLING_CODE.find(([code]) => login.startsWith(code));
  const ofAddress = BY_DOMAIN.find(([domain]) => login.toLowerCase().endsWith(domain));
  return ofNumber?.[1] ?? ofAddress?.[1] ?? otherwise;
}
