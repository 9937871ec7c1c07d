import { expect, it } from 'vitest';
import { instantAt, wallTimeIn } from './zone-time';

it.each([
  ['winter', '2026-11-24T08:00', 'Europe/Kyiv', '2026-11-24T06:00:00.000Z'],
  ['a zone with half an hour', '2026-11-24T08:00', 'Asia/Kolkata', '2026-11-24T02:30:00.000Z'],
  ['an hour that comes twice is the first one', '2026-10-25T02:30', 'Europe/Warsaw', '2026-10-25T00:30:00.000Z'],
  [
    'an hour that is skipped is that far after the change',
    '2026-03-29T02:30',
    'Europe/Warsaw',
    '2026-03-29T01:30:00.000Z',
  ],
])('a time in its zone becomes an instant: %s', (_name, wallTime, timeZone, instant) => {
  expect(instantAt(wallTime, timeZone)).toBe(instant);
});

it('an empty time is no instant', () => expect(instantAt('', 'Europe/Kyiv')).toBeNull());

it('an instant becomes the time in its zone', () => {
  expect(wallTimeIn('Asia/Almaty', '2026-11-24T22:15:00Z')).toBe('2026-11-25T03:15');
});
