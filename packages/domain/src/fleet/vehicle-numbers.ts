import { lookUp } from '../values/look-up';

export const normalizePlate = (typed: string): string => typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');

/** Key to compare plates: ignores spaces, hyphens and case. */
export const plateKey = (plate: string): string => plate.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, '');

export const normalizeVin = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const LETTER_VALUES: Readonly<Record<string, number>> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Checks a vehicle identification number: 17 characters without I, O and Q (ISO 3779). Vehicles of North America (first
 * character 1 to 5) carry a check digit in the ninth place (49 CFR 565.15); elsewhere it is not required.
 */
export function checkVin(vin: string): 'vehicle.vin' | 'vehicle.vin-check' | null {
  if (!VIN.test(vin)) return 'vehicle.vin';
  if (!/^[1-5]/.test(vin)) return null;
  const sum = [...vin].reduce(
    (total, sign, place) => total + (lookUp(LETTER_VALUES, sign) ?? Number(sign)) * (WEIGHTS[place] ?? 0),
    0,
  );
  const digit = sum % 11 === 10 ? 'X' : String(sum % 11);
  return vin[8] === digit ? null : 'vehicle.vin-check';
}
