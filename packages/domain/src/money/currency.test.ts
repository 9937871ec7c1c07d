import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../testing/expect-change';
import {
  COUNTRY_IDS,
  CURRENCY_CODES,
  currencyDecimals,
  defaultCurrency,
  isCurrency,
  parseAmount,
  parsePercent,
  type Currency,
} from './currency';

describe('a typed amount', () => {
  it.each<[string, Currency, number]>([
    ['1,5', 'UAH', 150],
    ['1.5', 'UAH', 150],
    ['12500', 'UAH', 1_250_000],
    ['12 500,50', 'UAH', 1_250_050],
    ['12\u00a0500,50', 'UAH', 1_250_050],
    ['1,234,567.89', 'USD', 123_456_789],
    ['1.234.567,89', 'EUR', 123_456_789],
    ['1’250.00', 'CHF', 125_000],
    ['0,01', 'EUR', 1],
    ['1500', 'ISK', 1_500],
    ['1 500', 'ISK', 1_500],
  ])('the typed amount %s %s is read', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toEqual({ amount });
  });

  it.each<[string, Currency, string]>([
    ['', 'UAH', 'money.not-a-number'],
    ['abc', 'UAH', 'money.not-a-number'],
    ['-1', 'UAH', 'money.not-a-number'],
    ['1e308', 'UAH', 'money.not-a-number'],
    ['NaN', 'UAH', 'money.not-a-number'],
    ['1,2,3', 'UAH', 'money.not-a-number'],
    ['0.001', 'UAH', 'money.too-precise'],
    ['1.250', 'UAH', 'money.too-precise'],
    ['1,742', 'EUR', 'money.too-precise'],
    ['0,742', 'EUR', 'money.too-precise'],
    ['1 742,505', 'EUR', 'money.too-precise'],
    ['1,742', 'ISK', 'money.too-precise'],
    ['1,5', 'ISK', 'money.too-precise'],
    ['0', 'UAH', 'money.too-small'],
    ['10000000001', 'UAH', 'money.too-large'],
  ])('the typed amount %s %s is refused', (text, currency, code) => {
    expect(codeOf(parseAmount(text, currency))).toBe(code);
  });

  it.each<[string, Currency, number | string]>([
    ['1,742', 'EUR', 174_200],
    ['1,742', 'ISK', 1_742],
    ['12,345,678.90', 'EUR', 1_234_567_890],
    ['1,74', 'EUR', 174],
    ['1.742', 'EUR', 'money.too-precise'],
    ['1,742.505', 'EUR', 'money.too-precise'],
    ['0,742', 'EUR', 'money.too-precise'],
    ['1742,505', 'EUR', 'money.too-precise'],
  ])('the typed amount %s %s with a comma between thousands is %s', (text, currency, expected) => {
    const read = parseAmount(text, currency, ',');
    expect(typeof expected === 'number' ? read : codeOf(read)).toEqual(
      typeof expected === 'number' ? { amount: expected } : expected,
    );
  });

  it('a plainly written amount is read as the same amount in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), fc.constantFrom(...CURRENCY_CODES), (amount, currency) => {
        const digits = currencyDecimals(currency);
        const plain = (amount / 10 ** digits).toFixed(digits);
        // Three decimals never occur, so the plain form is never ambiguous.
        expect(parseAmount(plain, currency)).toEqual({ amount });
      }),
    );
  });
});

it('each currency has its number of decimals', () => {
  expect(['UAH', 'ISK', 'XXX'].map(currencyDecimals)).toEqual([2, 0, 2]);
});

it('every country has a known currency, and other texts are not currencies', () => {
  const known =
    'at be bg ca ch cy cz de dk ee es fi fr gr hr hu ie is it kz li lt lu lv md mt mx nl no pl pt ro se si sk tr ua us';
  expect(COUNTRY_IDS.toSorted()).toEqual(known.split(' '));
  expect(COUNTRY_IDS.every((id) => isCurrency(defaultCurrency(id)))).toBe(true);
  expect(['toString', 'uah', 'XXX'].some(isCurrency)).toBe(false);
});

it('percentages are read as basis points', () => {
  expect(['1.5', '1,5 %', '100', '0,01'].map(parsePercent)).toEqual([150, 150, 10_000, 1]);
  expect(['', '-1', '1.555', 'x'].map(parsePercent)).toEqual([null, null, null, null]);
});
