import type { Account } from '@tenderlane/contract';
import { knownCountry } from './known-country';

/** Whose habits dates and numbers follow: the company's country, before there is one the visitor's. */
export const countryOf = (account: Account | undefined): string =>
  account?.company ? account.country.id : knownCountry();
