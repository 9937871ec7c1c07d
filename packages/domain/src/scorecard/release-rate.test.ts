import { expect, it } from 'vitest';
import { releaseRateBp } from './release-rate';

it.each([
  ['no orders yet', { released: 0, confirmed: 0, orders: 0 }, null],
  ['four orders', { released: 1, confirmed: 4, orders: 4 }, null],
  ['four orders that were confirmed five times', { released: 1, confirmed: 5, orders: 4 }, null],
  ['five orders, none released', { released: 0, confirmed: 5, orders: 5 }, 0],
  ['one of five', { released: 1, confirmed: 5, orders: 5 }, 2000],
  ['one of six', { released: 1, confirmed: 6, orders: 6 }, 1667],
  ['five released, none confirmed', { released: 5, confirmed: 0, orders: 5 }, 10_000],
  ['more released than confirmed', { released: 7, confirmed: 5, orders: 5 }, 10_000],
])('the release rate is computed from %s', (_, facts, rate) => {
  expect(releaseRateBp(facts)).toBe(rate);
});
