import { expect, it } from 'vitest';
import { quantityMilli } from './quantity';

const load = { distanceKm: 1190, weightKg: 22_500, pallets: 33 };
const unknown = { distanceKm: null, weightKg: null, pallets: null };

it.each([
  ['trip', load, 1000],
  ['km', load, 1_190_000],
  ['t', load, 22_500],
  ['pallet', load, 33_000],
  ['km', unknown, 1000],
  ['t', unknown, 1000],
  ['pallet', unknown, 1000],
  ['t', { ...load, weightKg: 0.2 }, 1],
] as const)('the quantity of a tender by %s of %j is %i thousandths', (basis, quantities, expected) => {
  expect(quantityMilli(basis, quantities)).toBe(expected);
});
