import { LOCALES, type Locale } from '@tenderlane/domain/languages';
import { describe, expect, it } from 'vitest';
import { amountFieldText, readTypedAmount } from './typed-amount';

describe('an amount in a field', () => {
  it.each([
    [174200, 'EUR', 'en', '1,742'],
    [174250, 'EUR', 'en', '1,742.50'],
    [174250, 'UAH', 'uk', '1\u00a0742,50'],
    [174250, 'EUR', 'kk', '1\u00a0742,50'],
    [174250, 'EUR', 'ru', '1\u00a0742,50'],
    [1742, 'ISK', 'en', '1,742'],
  ] as const)('%i %s is shown in %s as %s', (minor, currency, locale, text) => {
    expect(amountFieldText(minor, currency, { locale })).toBe(text);
  });

  it('an amount is read as it is shown in every language', () => {
    for (const locale of LOCALES)
      for (const minor of [1, 99, 100, 123400, 123456, 99999999, 100000000000])
        expect(readTypedAmount(amountFieldText(minor, 'EUR', { locale }), 'EUR', { locale })).toEqual({
          amount: minor,
        });
  });

  it.each(['1 234,50', '1\u00a0234,50', '1,234.50', '1.234,50', '1’234.50', "1'234,50", '1234,5', '1234.50'])(
    '%s is the same amount in every language',
    (typed) => {
      for (const locale of LOCALES) expect(readTypedAmount(typed, 'EUR', { locale })).toEqual({ amount: 123_450 });
    },
  );

  it.each<[string, Locale, number | 'money.too-precise']>([
    ['1,234', 'en', 123_400],
    ['1,234', 'uk', 'money.too-precise'],
    ['1,234', 'kk', 'money.too-precise'],
    ['1,234', 'ru', 'money.too-precise'],
    ['1.234', 'en', 'money.too-precise'],
    ['1.234', 'uk', 'money.too-precise'],
    ['1.234', 'kk', 'money.too-precise'],
    ['1.234', 'ru', 'money.too-precise'],
    ['1,74', 'en', 174],
    ['1,74', 'uk', 174],
    ['1.74', 'en', 174],
    ['1.74', 'ru', 174],
  ])('the typed amount %s in %s is %s', (typed, locale, expected) => {
    const read = readTypedAmount(typed, 'EUR', { locale });
    expect('amount' in read ? read.amount : read.code).toBe(expected);
  });
});
