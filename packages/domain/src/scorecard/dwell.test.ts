import { expect, it } from 'vitest';
import { shipperDwellMinutes } from './dwell';

it.each([
  ['from five orders on', { orders: 5, medianMs: 5_430_000 }, 91],
  ['not before', { orders: 4, medianMs: 5_430_000 }, null],
  ['not without a stay', { orders: 0, medianMs: null }, null],
])('carriers see the dwell of a shipper %s', (_name, facts, minutes) => {
  expect(shipperDwellMinutes(facts)).toBe(minutes);
});
