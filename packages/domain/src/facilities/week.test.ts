import { expect, it } from 'vitest';
import { weekOf } from './week';

const day = (number: number, to = '18:00') => ({ day: number, from: '08:00', to, breaks: [] });
const partsOf = (days: ReturnType<typeof day>[]) =>
  weekOf({ days, holidays: [] }).map(({ from, to, working }) => [from, to, working?.to ?? null]);

it.each([
  [
    'a usual week',
    [1, 2, 3, 4, 5].map((number) => day(number)),
    [
      [1, 5, '18:00'],
      [6, 7, null],
    ],
  ],
  [
    'in any order',
    [day(3), day(1), day(2)],
    [
      [1, 3, '18:00'],
      [4, 7, null],
    ],
  ],
  [
    'a shorter Friday',
    [day(4), day(5, '16:00')],
    [
      [1, 3, null],
      [4, 4, '18:00'],
      [5, 5, '16:00'],
      [6, 7, null],
    ],
  ],
  ['every day alike', [1, 2, 3, 4, 5, 6, 7].map((number) => day(number)), [[1, 7, '18:00']]],
])('equal days in a row are joined in %s', (_what, days, parts) => expect(partsOf(days)).toEqual(parts));
