import type { Account } from '@tenderlane/contract';
import { FALLBACK_COUNTRY, type CountryId } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import { useState } from 'react';

const likelyCountry = ({ country }: Account, shipperCountry: string) =>
  toCountry(country.id === FALLBACK_COUNTRY ? shipperCountry : country.id);

export type Bidder = ReturnType<typeof useBidder>;

/** Company that bids: the only one, one of several, or a new one with a known or guessed country. */
export function useBidder(account: Account, shipperCountry: string, suggestedName = '') {
  const [name, setName] = useState(suggestedName);
  const [countryId, setCountryId] = useState<CountryId>(() => likelyCountry(account, shipperCountry));
  const [chosenId, setChosenId] = useState<number | null>(null);
  // Once a new company exists, the account contains it and its name is not asked again.
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
    company: isNew ? { name: name.trim(), country_id: countryId } : null,
    memberId: own && !own.is_active ? own.id : null,
  };
}
