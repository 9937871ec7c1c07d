import { expect, it } from 'vitest';
import { columnLetters } from './column-names';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [199, 'GR'],
])('column %i has the name %s', (place, letters) => {
  expect(columnLetters(place)).toBe(letters);
});
