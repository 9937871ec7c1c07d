import type { CountryId } from '@tenderlane/domain/money';
import { countryOfBrowser, toCountry } from '@tenderlane/domain/languages';
import { storedValue } from '../local-store';

const kept = storedValue('tenderlane.country');

export const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const isCountrySaved = (): boolean => Boolean(kept.read());

export function knownCountry(): CountryId {
  const known = kept.read();
  return known ? toCountry(known) : countryOfBrowser([navigator.language], browserTimeZone());
}

export const saveCountry = (id: CountryId): void => kept.write(id);
