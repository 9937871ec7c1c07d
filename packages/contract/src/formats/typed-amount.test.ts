import { describe, expect, it } from 'vitest';
import { amountFieldText, readTypedAmount } from './typed-amount';

describe('an amount in a field', () => {
  it.each([
    [174200, 'EUR', 'en', '1,742'],
    [174250, 'EUR', 'en', '1,742.50'],
    [174250, 'UAH', 'uk', '1\u00a0742,50'],
    [1742, 'ISK', 'en', '1,742'],
  ] as const)('%i %s is shown in %s as %s', (minor, currency, locale, text) => {
    expect(amountFieldText(minor, currency, locale)).toBe(text);
  });

  it('is read back as it is shown, in every language', () => {
    for (const locale of ['en', 'uk', 'kk', 'ru'] as const)
      for (const minor of [1, 99, 100, 123456, 99999999, 100000000000])
        expect(readTypedAmount(amountFieldText(minor, 'EUR', locale), 'EUR', locale)).toEqual({ amount: minor });
  });

  it('groups by a comma in English alone; elsewhere a comma begins the decimals, of which a euro has two', () => {
    expect(readTypedAmount('1,742', 'EUR', 'en')).toEqual({ amount: 174_200 });
    for (const locale of ['uk', 'kk', 'ru'] as const) {
      expect(readTypedAmount('1,742', 'EUR', locale)).toMatchObject({ code: 'money.too-precise' });
      expect(readTypedAmount('1,74', 'EUR', locale)).toEqual({ amount: 174 });
    }
  });
});
