import { describe, expect, it } from 'vitest';
import { readTypedTime, timeText } from './typed-time';

describe('a typed time', () => {
  it.each([
    ['8:30', '08:30'],
    ['08.30', '08:30'],
    ['8h30', '08:30'],
    ['08:30:00', '08:30'],
    ['23:59', '23:59'],
    ['8:30 pm', '20:30'],
    ['12:05 AM', '00:05'],
    ['12:05 p.m.', '12:05'],
  ])('the time %s is read during typing', (typed, time) => {
    expect(readTypedTime(typed, false)).toBe(time);
  });

  it.each([
    ['8', '08:00'],
    ['8h', '08:00'],
    ['0', '00:00'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['1745', '17:45'],
    ['8 pm', '20:00'],
    ['8pm', '20:00'],
    ['830 pm', '20:30'],
    ['12 am', '00:00'],
  ])('the time %s is read when the field loses the focus', (typed, time) => {
    expect(readTypedTime(typed, false)).toBeNull();
    expect(readTypedTime(typed, true)).toBe(time);
  });

  it.each(['', '24:00', '24', '8:60', '13:00 pm', '0 pm', '-1', 'noon', '99999', '8:3'])(
    'the text %j is no time',
    (typed) => {
      expect(readTypedTime(typed, true)).toBeNull();
    },
  );

  it('a time has the format of the country', () => {
    expect(timeText('00:05', 'HH:mm')).toBe('00:05');
    expect(timeText('00:05', 'h:mm A')).toBe('12:05 AM');
    expect(timeText('20:30', 'h:mm A')).toBe('8:30 PM');
  });
});
