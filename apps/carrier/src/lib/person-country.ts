import type { Account } from '@tenderlane/contract';
import { accountQuery } from './account';
import { queryClient } from './query-client';
import { knownCountry } from './visitor-country';

/** Whose habits dates and numbers follow: the company's country, before there is one the visitor's. */
export const countryOf = (account: Account | undefined): string =>
  account?.company ? account.country.id : knownCountry();

/** The same without a hook: the guard has asked for the account before a page is shown. */
export const personCountry = (): string => countryOf(queryClient.getQueryData(accountQuery.queryKey));
