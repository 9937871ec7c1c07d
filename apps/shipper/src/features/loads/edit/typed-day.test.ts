import { expect, it } from 'vitest';
import { readTypedDay } from './typed-day';

it.each([
  ['24.12.2026', 'DD.MM.YYYY', '2026-12-24'],
  ['4/1/2027', 'DD.MM.YYYY', '2027-01-04'],
  ['12/24/2026', 'MM/DD/YYYY', '2026-12-24'],
  ['24.12.2026.', 'DD.MM.YYYY.', '2026-12-24'],
  ['29.02.2028', 'DD.MM.YYYY', '2028-02-29'],
])('the typed day %s in the pattern %s is %s', (typed, pattern, day) => {
  expect(readTypedDay(typed, pattern)).toBe(day);
});

it.each(['', '24', '24.12', '24.12.26', '31.11.2026', '29.02.2026', '12.24.2026', 'tomorrow'])(
  '%j is no day of the calendar yet',
  (typed) => {
    expect(readTypedDay(typed, 'DD.MM.YYYY')).toBeNull();
  },
);
