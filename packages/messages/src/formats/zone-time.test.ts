import { expect, it } from 'vitest';
import { instantAt, wallTimeIn } from './zone-time';

it.each([
  ['winter', '2026-11-24T08:00', 'Europe/Kyiv', '2026-11-24T06:00:00.000Z'],
  ['a zone with half an hour', '2026-11-24T08:00', 'Asia/Kolkata', '2026-11-24T02:30:00.000Z'],
  ['the hour that comes twice is its first one', '2026-10-25T02:30', 'Europe/Warsaw', '2026-10-25T00:30:00.000Z'],
  [
    'the hour that is left out is as far after the change',
    '2026-03-29T02:30',
    'Europe/Warsaw',
    '2026-03-29T01:30:00.000Z',
  ],
])('reads a time of a zone: %s', (_name, wallTime, timeZone, instant) => {
  expect(instantAt(wallTime, timeZone)).toBe(instant);
});

it('says what is no time', () => expect(instantAt('', 'Europe/Kyiv')).toBeNull());

it('writes what the clocks of a zone show', () => {
  expect(wallTimeIn('Asia/Almaty', '2026-11-24T22:15:00Z')).toBe('2026-11-25T03:15');
});
