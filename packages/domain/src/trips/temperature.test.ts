import { expect, it } from 'vitest';
import { isOutOfRange } from './temperature';

it.each<[number, Parameters<typeof isOutOfRange>[1], boolean]>([
  [5, { min_c: 2, max_c: 8 }, false],
  [2, { min_c: 2, max_c: 8 }, false],
  [8, { min_c: 2, max_c: 8 }, false],
  [1.9, { min_c: 2, max_c: 8 }, true],
  [8.1, { min_c: 2, max_c: 8 }, true],
  [-40, { min_c: null, max_c: -18 }, false],
  [-17, { min_c: null, max_c: -18 }, true],
  [90, { min_c: 4, max_c: null }, false],
  [90, null, false],
])('%d °C against %j: out of range %s', (celsius, range, expected) => {
  expect(isOutOfRange(celsius, range)).toBe(expected);
});
