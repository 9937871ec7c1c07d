import { lookUp } from '../values/look-up';
import { refuse, type Refusal } from '../core/refusal';
import { readLegalId } from './identity';
import { LEGAL_ID_KINDS, type LegalIdKind } from './legal-id-kinds';

const LENGTHS = { min: 4, max: 20 };

/** Letter prefixes of numbers by country: those of VAT numbers that differ from the country's code. */
const PREFIXES: Readonly<Record<string, string>> = { gr: 'EL', ch: '' };

const SUFFIX: Readonly<Record<string, RegExp>> = { ch: /(MWST|TVA|IVA)$/, no: /MVA$/ };

export interface KnownLegalId {
  legalId: string;
  /** The kind of number; null in a country whose numbers have no known form. */
  kind: string | null;
}

/** Numbers that a company of a country may have, the usual one first; empty when no form is known. */
export const legalIdKinds = (countryId: string | null): readonly LegalIdKind[] =>
  lookUp(LEGAL_ID_KINDS, countryId ?? '') ?? [];

/** Forms of a number to compare: without the country's letters first, then with them. */
function spellings(countryId: string, legalId: string): string[] {
  const bare = legalId.replace(lookUp(SUFFIX, countryId) ?? /$^/, '');
  if (countryId === 'ch') return [bare.startsWith('CHE') ? bare : `CHE${bare}`];
  const prefix = lookUp(PREFIXES, countryId) ?? countryId.toUpperCase();
  return bare.startsWith(prefix) && bare.length > prefix.length ? [bare.slice(prefix.length), bare] : [bare];
}

const isRight = ({ check }: LegalIdKind, number: string) => !check || check(number);

/**
 * Returns the normalised number with its kind, or what is wrong: the form or the check digit. A number that has the
 * form of several kinds is valid if it is valid as one of them.
 */
export function readLegalIdOf(countryId: string, typed: string): KnownLegalId | Refusal {
  const legalId = readLegalId(typed) ?? '';
  const kinds = legalIdKinds(countryId);
  if (kinds.length === 0) {
    const isPlausible =
      legalId.length >= LENGTHS.min &&
      legalId.length <= LENGTHS.max &&
      /^[A-Z\d]+$/.test(legalId) &&
      /\d/.test(legalId);
    return isPlausible ? { legalId, kind: null } : refuse('legal-id.length', { ...LENGTHS }, 'legal_id');
  }
  const formed = spellings(countryId, legalId).flatMap((number) =>
    kinds.filter(({ pattern }) => pattern.test(number)).map((kind) => ({ kind, number })),
  );
  const known = formed.find(({ kind, number }) => isRight(kind, number));
  if (known) return { legalId: known.number, kind: known.kind.kind };
  const [wrong] = formed;
  if (wrong) {
    return refuse('legal-id.check-digit', { number: wrong.kind.kind, example: wrong.kind.example }, 'legal_id');
  }
  const [usual] = kinds;
  return refuse(
    'legal-id.format',
    { numbers: kinds.map(({ kind }) => kind), example: usual?.example ?? '' },
    'legal_id',
  );
}

export function checkLegalIdFormat(countryId: string, legalId: string): Refusal | null {
  const read = readLegalIdOf(countryId, legalId);
  return 'code' in read ? read : null;
}

/** Kind of a stored legal id; null when it has no known form: some were typed before forms were checked. */
export function legalIdKindOf(countryId: string | null, legalId: string | null): string | null {
  const kinds = legalIdKinds(countryId).filter(({ pattern }) => legalId !== null && pattern.test(legalId));
  const kind = kinds.find((one) => isRight(one, legalId ?? '')) ?? kinds[0];
  return kind?.kind ?? null;
}
