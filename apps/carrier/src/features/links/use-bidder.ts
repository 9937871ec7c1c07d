import type { Account } from '@tenderlane/contract';
import { FALLBACK_COUNTRY, toCountry, type CountryId } from '@tenderlane/domain';
import { useState } from 'react';

/** Where the person is, or where the shipper is when that is not known. */
const likelyCountry = ({ country }: Account, shipperCountry: string) =>
  toCountry(country.id === FALLBACK_COUNTRY ? shipperCountry : country.id);

export type Bidder = ReturnType<typeof useBidder>;

/** Whose bid it is: the company there is, one of several, or a new one with the country that is known or guessed. */
export function useBidder(account: Account, shipperCountry: string, suggestedName = '') {
  const [name, setName] = useState(suggestedName);
  const [countryId, setCountryId] = useState<CountryId>(() => likelyCountry(account, shipperCountry));
  const [chosenId, setChosenId] = useState<number | null>(null);
  // Once a new company stands the account has it, and its name is not asked again.
  const companies = account.brand_members;
  const own = companies.find(({ id, is_active: isActive }) => (chosenId ? id === chosenId : isActive));
  const isNew = companies.length === 0;
  return {
    name,
    setName,
    countryId,
    setCountryId,
    choose: setChosenId,
    companies,
    own,
    isNew,
    isNamed: isNew ? name.trim() !== '' : own !== undefined,
    /** The company to be made. */
    company: isNew ? { name: name.trim(), country_id: countryId } : null,
    /** The company to be entered first. */
    memberId: own && !own.is_active ? own.id : null,
  };
}
