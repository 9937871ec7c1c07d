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
    expect(readTypedNumber(typed, 3, 'ua')).toEqual({ value });
  });

  it.each<[string, string, number]>([
    ['20,000', 'us', 20_000],
    ['20,000', 'pl', 20],
    ['20,000', 'de', 20],
    ['20.000', 'de', 20_000],
    ['20.000', 'us', 20],
    ['20.000', 'pl', 20],
    ['1,250,000.5', 'pl', 1_250_000.5],
    ['1.250.000,5', 'us', 1_250_000.5],
    ['1,250.5', 'ua', 1_250.5],
    ['1.250,5', 'us', 1_250.5],
    ['1 250,5', 'us', 1_250.5],
    ['1’250.5', 'ch', 1_250.5],
    ['1,5', 'us', 1.5],
    ['0,125', 'us', 0.125],
  ])('%s in %s is %d', (typed, countryId, value) => {
    expect(readTypedNumber(typed, 3, countryId)).toEqual({ value });
  });

  it.each(['', '-', '1,', '.5', '1,2,3', 'NaN', '1e308', '20 t', '0x10'])('%j is not a number yet', (typed) => {
    expect(readTypedNumber(typed, 3, 'ua')).toEqual({ problem: 'not-a-number' });
  });

  it('may not be finer than its field', () => {
    expect(readTypedNumber('0,0001', 3, 'kz')).toEqual({ problem: 'too-fine' });
    expect(readTypedNumber('1.5', 0, 'us')).toEqual({ problem: 'too-fine' });
  });
});
