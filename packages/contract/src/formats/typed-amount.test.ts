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

  it('takes a comma before three digits for grouping in every language: no such currency has thousandths', () => {
    for (const locale of ['en', 'uk', 'kk', 'ru'] as const)
      expect(readTypedAmount('1,742', 'EUR', locale)).toEqual({ amount: 174_200 });
  });
});
