import { describe, expect, it } from 'vitest';
import { dayLater, instantOf, moveWindow, wallTimeOf } from './zone-time';

describe('the time of a stop', () => {
  it.each([
    ['Kyiv in winter', 'Europe/Kyiv', '2026-12-01', '08:00', '2026-12-01T06:00:00.000Z'],
    ['Kyiv in summer', 'Europe/Kyiv', '2026-07-01', '08:00', '2026-07-01T05:00:00.000Z'],
    ['Almaty', 'Asia/Almaty', '2026-12-01', '00:30', '2026-11-30T19:30:00.000Z'],
    ['Lisbon', 'Europe/Lisbon', '2026-12-01', '23:59', '2026-12-01T23:59:00.000Z'],
    ['New York', 'America/New_York', '2026-07-04', '22:15', '2026-07-05T02:15:00.000Z'],
    ['half an hour in Adelaide', 'Australia/Adelaide', '2026-07-01', '08:00', '2026-06-30T22:30:00.000Z'],
  ])('a time in %s is converted to an instant and back', (_place, zone, day, time, instant) => {
    expect(instantOf({ day, time }, zone)).toBe(instant);
    expect(wallTimeOf(instant, zone)).toEqual({ day, time });
  });

  it.each([
    ['the last minute before spring', '2026-03-29', '02:59', '2026-03-29T00:59:00.000Z'],
    ['an hour that spring leaves out', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
    ['the first hour after it', '2026-03-29', '04:00', '2026-03-29T01:00:00.000Z'],
    ['an hour that autumn repeats', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
    ['the hour after the repeated one', '2026-10-25', '04:00', '2026-10-25T02:00:00.000Z'],
  ])('a time follows the change to summer time: %s', (_name, day, time, instant) => {
    expect(instantOf({ day, time }, 'Europe/Kyiv')).toBe(instant);
  });

  it('a stop that moves to another time zone keeps its local time', () => {
    const kyiv = { from: '2026-12-01T06:00:00.000Z', to: null };
    expect(moveWindow(kyiv, 'Europe/Kyiv', 'Europe/Bratislava')).toEqual({
      from: '2026-12-01T07:00:00.000Z',
      to: null,
    });
  });

  it('calendar days are counted across months and years', () => {
    expect(dayLater('2026-12-31', 1)).toBe('2027-01-01');
    expect(dayLater('2028-02-28', 1)).toBe('2028-02-29');
  });
});
