import { COUNTRY_IDS } from '@tenderlane/domain';
import { describe, expect, it } from 'vitest';
import { amountFieldText, readTypedAmount } from './typed-amount';

describe('an amount in a field', () => {
  it.each([
    [174200, 'EUR', 'us', '1,742'],
    [174250, 'EUR', 'us', '1,742.50'],
    [174250, 'UAH', 'ua', '1\u00a0742,50'],
    [174250, 'EUR', 'pl', '1\u00a0742,50'],
    [174250, 'EUR', 'de', '1.742,50'],
    [1742, 'ISK', 'ie', '1,742'],
  ] as const)('%i %s is shown in %s as %s', (minor, currency, countryId, text) => {
    expect(amountFieldText(minor, currency, { countryId })).toBe(text);
  });

  it('is read back as it is shown, in every country', () => {
    for (const countryId of COUNTRY_IDS)
      for (const minor of [1, 99, 100, 123400, 123456, 99999999, 100000000000])
        expect(readTypedAmount(amountFieldText(minor, 'EUR', { countryId }), 'EUR', { countryId })).toEqual({
          amount: minor,
        });
  });

  it.each(['1 234,50', '1\u00a0234,50', '1,234.50', '1.234,50', '1’234.50', "1'234,50", '1234,5', '1234.50'])(
    '%s is the same amount in every country',
    (typed) => {
      for (const countryId of COUNTRY_IDS)
        expect(readTypedAmount(typed, 'EUR', { countryId })).toEqual({ amount: 123_450 });
    },
  );

  it.each<[string, string, number | 'money.too-precise']>([
    ['1,234', 'us', 123_400],
    ['1,234', 'ie', 123_400],
    ['1,234', 'pl', 'money.too-precise'],
    ['1,234', 'ua', 'money.too-precise'],
    ['1,234', 'de', 'money.too-precise'],
    ['1.234', 'de', 123_400],
    ['1.234', 'ro', 123_400],
    ['1.234', 'us', 'money.too-precise'],
    ['1.234', 'pl', 'money.too-precise'],
    ['1.234', 'ch', 'money.too-precise'],
    ['1,74', 'us', 174],
    ['1,74', 'pl', 174],
    ['1.74', 'de', 174],
  ])('%s in %s is %s', (typed, countryId, expected) => {
    const read = readTypedAmount(typed, 'EUR', { countryId });
    expect('amount' in read ? read.amount : read.code).toBe(expected);
  });
});
