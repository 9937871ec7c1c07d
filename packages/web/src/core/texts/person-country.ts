import type { Account } from '@tenderlane/contract';
import { knownCountry } from './known-country';

export const countryOf = (account: Account | undefined): string =>
  account?.company ? account.country.id : knownCountry();
