import { lookUp } from '../values/look-up';
import { refuse, type Refusal } from '../core/refusal';
import { remainder } from './check-digits';

export const ACCOUNT_TYPES = ['current', 'foreign_currency', 'vat', 'savings', 'card', 'other'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** `pending` details were typed and do not count yet. */
export const REQUISITE_STATES = ['pending', 'confirmed'] as const;
export type RequisiteState = (typeof REQUISITE_STATES)[number];

/** Lengths of the registry of ISO 13616 for the countries a company may be registered in, and their neighbours. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BY: 28, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20 },
  ...{ ES: 24, FI: 18, FR: 27, GB: 22, GE: 22, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, KZ: 20, LI: 21, LT: 20 },
  ...{ LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, RS: 22, SE: 24 },
  ...{ SI: 19, SK: 24, SM: 27, TR: 26, UA: 29 },
};

export const readAccount = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Cf}.\-–—/]/gu, '');

/** ISO 13616: the country, two check digits modulo 97 and the national number. Other accounts are letters and digits. */
export function checkAccount(typed: string): Refusal | null {
  const account = readAccount(typed);
  if (!/^[A-Z\d]{4,34}$/.test(account) || !/\d/.test(account)) return refuse('account.format', undefined, 'account');
  const length = lookUp(IBAN_LENGTHS, account.slice(0, 2));
  if (length === undefined || !/^[A-Z]{2}\d{2}/.test(account)) return null;
  if (account.length !== length) return refuse('account.check-digits', { length }, 'account');
  const digits = [...account.slice(4), ...account.slice(0, 4)].map((sign) => String(parseInt(sign, 36))).join('');
  return remainder(digits, 97) === 1 ? null : refuse('account.check-digits', { length }, 'account');
}

export const maskAccount = (account: string): string => `…${account.slice(-4)}`;

/**
 * New bank details count at once only for a company that never had any, because nobody is paid elsewhere yet. Later
 * ones must be confirmed by a second person or by somebody who was known before.
 */
export const firstState = (hadConfirmed: boolean): RequisiteState => (hadConfirmed ? 'pending' : 'confirmed');

export interface ColleagueConfirmation {
  state: RequisiteState;
  typedBy: number;
  typedAt: number;
  personId: number;
  joinedAt: number;
}

/**
 * Refuses a confirmation by word alone; null when allowed. Only a colleague who was a member before the details were
 * typed may confirm.
 */
export function refuseConfirmingRequisites(facts: ColleagueConfirmation): Refusal | null {
  if (facts.state !== 'pending') return refuse('requisites.not-pending');
  if (facts.personId === facts.typedBy) return refuse('requisites.own-confirmation');
  return facts.joinedAt >= facts.typedAt ? refuse('requisites.joined-later') : null;
}
