import { describe, expect, it } from 'vitest';
import { isReportRate, sumInOwnCurrency } from './report-rates';

it.each([
  ['41.5', true],
  ['0.000001', true],
  ['0', false],
  ['-1', false],
  ['1,5', false],
  ['1.1234567', false],
  ['1e5', false],
])('the rate %s is accepted or refused', (text, isGood) => {
  expect(isReportRate(text)).toBe(isGood);
});

describe('a sum of several currencies', () => {
  const own = { currency: 'UAH', rates: { EUR: '45.25', ISK: '0.3125' } };
  const eur = (amount: number) => ({ amount, currency: 'EUR' });

  it.each([
    ['an empty list', [], 0, []],
    ['the own currency needs no rate', [{ amount: 100, currency: 'UAH' }], 100, []],
    ['another currency by its rate', [eur(200), { amount: 1, currency: 'UAH' }], 9_051, []],
    ['half a unit is rounded up', [eur(2), eur(1)], 91 + 45, []],
    ['a negative amount is rounded like its credit', [eur(-2)], -91, []],
    ['a currency without decimals', [{ amount: 100, currency: 'ISK' }], 3_125, []],
    [
      'currencies without a rate are summed apart',
      [{ amount: 5, currency: 'USD' }, eur(100), { amount: 7, currency: 'PLN' }, { amount: 6, currency: 'USD' }],
      4_525,
      [
        { amount: 7, currency: 'PLN' },
        { amount: 11, currency: 'USD' },
      ],
    ],
  ])('the sum of several currencies is computed: %s', (_, amounts, total, others) => {
    expect(sumInOwnCurrency(amounts, own)).toEqual({ total, others });
  });

  it('an invalid rate counts as missing', () => {
    expect(sumInOwnCurrency([eur(1)], { currency: 'UAH', rates: { EUR: '0' } })).toEqual({
      total: 0,
      others: [eur(1)],
    });
  });
});
