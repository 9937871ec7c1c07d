import type { PricedAmount, RequiredDocument } from './content';

/** A carrier's submitted document; dates are `YYYY-MM-DD`, the expiry is its last valid day. */
export interface PacketDocument {
  requirement: string;
  document: number;
  expires: string | null;
  amount: PricedAmount | null;
}

/**
 * Facts about an approved carrier's documents: the last day on which all required ones hold (null: no end), and the
 * cover of its insurances (null when none is required).
 */
export interface CarrierPapers {
  until: string | null;
  insurance: readonly { amount: PricedAmount; until: string | null }[] | null;
}

export const isAskedIn = (countries: readonly string[], country: string | null): boolean =>
  countries.length === 0 || (country !== null && countries.includes(country));

export function papersOf(
  required: readonly RequiredDocument[],
  country: string | null,
  handedIn: readonly PacketDocument[],
): CarrierPapers {
  const asked = required.filter((document) => document.required && isAskedIn(document.countries, country));
  const ends: string[] = [];
  for (const { id } of asked) {
    const held = handedIn.filter(({ requirement }) => requirement === id);
    const last = held
      .map(({ expires }) => expires ?? '9999-12-31')
      .sort()
      .at(-1);
    ends.push(last ?? '0001-01-01');
  }
  const until = ends.sort()[0] ?? null;
  const insurances = asked.filter(({ kind }) => kind === 'insurance').map(({ id }) => id);
  return {
    until: until === '9999-12-31' ? null : until,
    insurance:
      insurances.length === 0
        ? null
        : handedIn.flatMap(({ requirement, amount, expires }) =>
            insurances.includes(requirement) && amount ? [{ amount, until: expires }] : [],
          ),
  };
}
