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
  ])('%s is read', (typed, value) => {
    expect(readTypedNumber(typed, 3, 'uk')).toEqual({ value });
  });

  it('has commas between thousands in English, as fields show it', () => {
    expect(readTypedNumber('20,000', 3, 'en')).toEqual({ value: 20_000 });
    expect(readTypedNumber('1,250,000.5', 3, 'en')).toEqual({ value: 1_250_000.5 });
    expect(readTypedNumber('1,5', 3, 'en')).toEqual({ value: 1.5 });
    expect(readTypedNumber('20,000', 3, 'ru')).toEqual({ value: 20 });
  });

  it.each(['', '-', '1,', '.5', '1,2,3', 'NaN', '1e308', '20 t', '0x10'])('%j is not a number yet', (typed) => {
    expect(readTypedNumber(typed, 3, 'uk')).toEqual({ problem: 'not-a-number' });
  });

  it('may not be finer than its field', () => {
    expect(readTypedNumber('0,0001', 3, 'kk')).toEqual({ problem: 'too-fine' });
    expect(readTypedNumber('1.5', 0, 'en')).toEqual({ problem: 'too-fine' });
  });
});
