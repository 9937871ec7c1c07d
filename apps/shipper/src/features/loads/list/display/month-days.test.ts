import { expect, it } from 'vitest';
import { addMonths, dayByKey, weeksOf } from './month-days';

it.each<[string, 0 | 1, number, string, string]>([
  ['2026-11', 1, 6, '2026-10-26', '2026-12-06'],
  ['2026-11', 0, 5, '2026-11-01', '2026-12-05'],
  ['2027-02', 1, 4, '2027-02-01', '2027-02-28'],
  ['2026-12', 1, 5, '2026-11-30', '2027-01-03'],
])('the month %s with weeks from day %i has %i weeks, %s to %s', (month, weekStart, count, first, last) => {
  const weeks = weeksOf(month, weekStart);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-03-31', -1, '2024-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

it.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['End', '2026-11-16', '2026-11-22'],
  ['PageDown', '2026-10-31', '2026-11-30'],
  ['a', '2026-10-31', null],
])('%s moves the focus from %s to %s', (key, day, expected) => {
  expect(dayByKey(key, day, 1)).toBe(expected);
});
