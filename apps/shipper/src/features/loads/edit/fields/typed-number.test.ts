import type { Locale } from '@tenderlane/domain/languages';
import { describe, expect, it } from 'vitest';
import { readTypedNumber } from './typed-number';

describe('a typed number', () => {
  it.each([
    ['20', 20],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['20 000', 20_000],
    ['20\u00a0000,5', 20_000.5],
    ['-18', -18],
    ['\u221218', -18],
  ])('the typed number %s is read', (typed, value) => {
    expect(readTypedNumber(typed, 3, 'uk')).toEqual({ value });
  });

  it.each<[string, Locale, number]>([
    ['20,000', 'en', 20_000],
    ['20,000', 'uk', 20],
    ['20,000', 'kk', 20],
    ['20.000', 'en', 20],
    ['20.000', 'ru', 20],
    ['1,250,000.5', 'uk', 1_250_000.5],
    ['1.250.000,5', 'en', 1_250_000.5],
    ['1,250.5', 'uk', 1_250.5],
    ['1.250,5', 'en', 1_250.5],
    ['1 250,5', 'en', 1_250.5],
    ['1’250.5', 'ru', 1_250.5],
    ['9,6', 'en', 9.6],
    ['9.6', 'uk', 9.6],
    ['0,125', 'en', 0.125],
  ])('the typed number %s in %s is %d', (typed, locale, value) => {
    expect(readTypedNumber(typed, 3, locale)).toEqual({ value });
  });

  it.each(['', '-', '1,', '.5', '1,2,3', 'NaN', '1e308', '20 t', '0x10'])('%j is not a number yet', (typed) => {
    expect(readTypedNumber(typed, 3, 'uk')).toEqual({ problem: 'not-a-number' });
  });

  it('a typed number with more decimals than its field is refused', () => {
    expect(readTypedNumber('0,0001', 3, 'kk')).toEqual({ problem: 'too-fine' });
    expect(readTypedNumber('1.5', 0, 'en')).toEqual({ problem: 'too-fine' });
  });
});
