/** Checks of numbers, named after the standard or the authority that publishes them. All take digits only. */

export type Check = (digits: string) => boolean;

const values = (digits: string) => [...digits].map(Number);

export const weightedSum = (digits: string, weights: readonly number[]): number =>
  values(digits).reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0);

const lastDigit = (digits: string) => Number(digits.at(-1));

/** ISO/IEC 7812-1, the Luhn formula: SIREN, SIRET, Partita IVA, organisationsnummer, Business Number. */
export const luhn: Check = (digits) =>
  values(digits)
    .toReversed()
    .reduce((sum, digit, place) => {
      const doubled = digit * 2;
      return sum + (place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled);
    }, 0) %
    10 ===
  0;

/** ISO/IEC 7064, MOD 11,10: Umsatzsteuer-Identifikationsnummer, OIB. */
export const iso7064Mod1110: Check = (digits) => {
  const rest = values(digits.slice(0, -1)).reduce((product, digit) => {
    const sum = (product + digit) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - rest) % 10 === lastDigit(digits);
};

export const sumLeaves =
  (modulus: number, rest: number, weights: readonly number[]): Check =>
  (digits) =>
    weightedSum(digits, weights) % modulus === rest;

/** The last digit is the weighted sum of the others modulo 11. For 10 the second weights are used, then `ten`. */
export const lastIsSumMod11 =
  (weights: readonly number[], again: readonly number[] | null, ten: number | null): Check =>
  (digits) => {
    const first = weightedSum(digits.slice(0, -1), weights) % 11;
    const rest = first === 10 && again ? weightedSum(digits.slice(0, -1), again) % 11 : first;
    return (rest === 10 ? ten : rest) === lastDigit(digits);
  };

/**
 * The last digit completes the weighted sum of the others to a multiple of 11; `ten` and `eleven` replace those two
 * results.
 */
export const lastCompletesMod11 =
  (weights: readonly number[], { ten, eleven }: { ten: number | null; eleven: number | null }): Check =>
  (digits) => {
    const check = 11 - (weightedSum(digits.slice(0, -1), weights) % 11);
    const expected = check === 10 ? ten : check === 11 ? eleven : check;
    return expected === lastDigit(digits);
  };

export const remainder = (digits: string, modulus: number): number =>
  values(digits).reduce((rest, digit) => (rest * 10 + digit) % modulus, 0);

export const down = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, i) => from - i);
export const up = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
