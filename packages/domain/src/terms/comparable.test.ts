import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '../core/limits';
import { buildTerms } from '../bids/testing/build-auction';
import {
  comparablePrice,
  comparableRate,
  farBelow,
  highestAllowedBid,
  highestComparable,
  stepAmount,
} from './comparable';
import { VAT_MODES } from '../reference/lists';
import { AUCTION_MODES, type Terms } from './terms';

const NET = { vatMode: 'net', daysToPay: 3 } as const;

describe('the comparable price', () => {
  it.each<[string, Partial<Terms>, Parameters<typeof comparablePrice>[0], number]>([
    ['a net bid on the tender’s days is itself', {}, { amount: 1_250_000, ...NET }, 1_250_000],
    ['a gross bid loses its VAT', { vatRateBp: 2000 }, { amount: 120_000, vatMode: 'gross', daysToPay: 3 }, 100_000],
    ['VAT is rounded half up', { vatRateBp: 2000 }, { amount: 3, vatMode: 'gross', daysToPay: 3 }, 3],
    [
      'a bid without VAT keeps its amount',
      { vatRateBp: 2000 },
      { amount: 120_000, vatMode: 'none', daysToPay: 3 },
      120_000,
    ],
    [
      'a price per km counts the kilometres',
      { basis: 'km', quantityMilli: 543_500 },
      { amount: 4_000, ...NET },
      2_174_000,
    ],
    [
      'a later payment is worth its interest',
      { costOfMoneyBp: 3650 },
      { amount: 100_000, vatMode: 'net', daysToPay: 13 },
      99_000,
    ],
    [
      'an earlier payment costs interest',
      { costOfMoneyBp: 3650 },
      { amount: 100_000, vatMode: 'net', daysToPay: 0 },
      100_300,
    ],
    ['half a minor unit rounds up', { quantityMilli: 500 }, { amount: 1, ...NET }, 1],
    ['less than half rounds down', { quantityMilli: 499 }, { amount: 1, ...NET }, 0],
  ])('the comparable price is computed: %s', (_name, terms, bid, expected) => {
    expect(comparablePrice(bid, buildTerms({ daysToPay: 3, ...terms }))).toBe(expected);
  });

  it.each<[string, Partial<Terms>, Parameters<typeof comparablePrice>[0], number]>([
    ['the largest money stays exact', {}, { amount: LIMITS.moneyMax, ...NET }, LIMITS.moneyMax],
    [
      'one kilometre more is beyond all money',
      { basis: 'km', quantityMilli: 1_001 },
      { amount: LIMITS.moneyMax, ...NET },
      Infinity,
    ],
    [
      'the largest possible amount is beyond all money',
      { basis: 'km', quantityMilli: LIMITS.quantityMilliMax, costOfMoneyBp: 9_900, daysToPay: 365 },
      { amount: LIMITS.moneyMax, vatMode: 'net', daysToPay: 0 },
      Infinity,
    ],
    [
      'the limit is reached exactly',
      { basis: 'km', quantityMilli: 2_000 },
      { amount: LIMITS.moneyMax / 2, ...NET },
      LIMITS.moneyMax,
    ],
    [
      'the limit is passed by one minor unit',
      { basis: 'km', quantityMilli: 2_000 },
      { amount: LIMITS.moneyMax / 2 + 1, ...NET },
      Infinity,
    ],
    [
      'a gross bid at the limit',
      { vatRateBp: 2000, quantityMilli: 1_200 },
      { amount: LIMITS.moneyMax, vatMode: 'gross', daysToPay: 3 },
      LIMITS.moneyMax,
    ],
  ])('the comparable price is not rounded to fit a limit: %s', (_name, terms, bid, expected) => {
    expect(comparablePrice(bid, buildTerms({ daysToPay: 3, ...terms }))).toBe(expected);
  });

  it('the comparable price is not negative when the days cost more than the price', () => {
    const terms = buildTerms({ costOfMoneyBp: 9_900, daysToPay: 0 });
    expect(comparablePrice({ amount: 1_000, vatMode: 'net', daysToPay: 400 }, terms)).toBe(0);
  });

  it('a rate of the terms has the tender’s own VAT mode and days', () => {
    expect(comparableRate(120_000, buildTerms({ vatMode: 'gross', vatRateBp: 2000, daysToPay: 30 }))).toBe(100_000);
  });
});

describe('the step', () => {
  it.each([
    ['one percent rounds up', 'percent', 100, 1_001, 11],
    ['an exact percentage stays', 'percent', 100, 1_000, 10],
    ['a step of zero percent is one minor unit', 'percent', 0, 1_000, 1],
    ['an amount is itself', 'amount', 500, 1_000, 500],
    ['an amount of zero is one', 'amount', 0, 1_000, 1],
  ] as const)('the step is computed: %s', (_name, kind, value, best, expected) => {
    expect(stepAmount(buildTerms({ step: { kind, value } }), best)).toBe(expected);
  });
});

describe('the highest bid allowed now', () => {
  it.each([
    ['open: a step under the best', 'open', { best: 1_000, own: 1_500 }, 990],
    ['open: the ceiling while nobody has bid', 'open', { best: null, own: null }, 2_000],
    ['rank_only: a step under one’s own', 'rank_only', { best: 500, own: 1_500 }, 1_485],
    ['rank_only: the ceiling for a first bid', 'rank_only', { best: 500, own: null }, 2_000],
    ['sealed: nothing but the ceiling', 'sealed', { best: 500, own: 700 }, 2_000],
  ] as const)('the highest allowed bid is computed: %s', (_name, mode, references, expected) => {
    expect(highestComparable(buildTerms({ mode, startingRate: 2_000 }), references)).toBe(expected);
  });

  it('a tender without ceiling and bids has no highest bid', () => {
    expect(highestAllowedBid(buildTerms(), { best: null, own: null }, NET)).toBeNull();
  });

  it('the highest bid in the bidder’s own VAT mode and days is exactly the last accepted amount', () => {
    const terms = fc.record({
      mode: fc.constantFrom(...AUCTION_MODES),
      quantityMilli: fc.integer({ min: 1, max: 5_000_000 }),
      vatRateBp: fc.integer({ min: 0, max: 10_000 }),
      costOfMoneyBp: fc.integer({ min: 0, max: 5_000 }),
      startingRate: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    const bidder = fc.record({ vatMode: fc.constantFrom(...VAT_MODES), daysToPay: fc.integer({ min: 0, max: 120 }) });
    const best = fc.option(fc.integer({ min: 2, max: 1_000_000_000 }));
    fc.assert(
      fc.property(terms, bidder, best, (partial, own, bestPrice) => {
        const all = buildTerms(partial);
        const limit = highestAllowedBid(all, { best: bestPrice, own: null }, own);
        if (!limit || limit.comparable < 1) return;
        expect(comparablePrice({ ...own, amount: limit.amount }, all)).toBeLessThanOrEqual(limit.comparable);
        if (limit.amount === LIMITS.moneyMax) return;
        expect(comparablePrice({ ...own, amount: limit.amount + 1 }, all)).toBeGreaterThan(limit.comparable);
      }),
    );
  });
});

it('a price is far below from more than twenty percent', () => {
  expect(farBelow(800, 1_000)).toBe(false);
  expect(farBelow(799, 1_000)).toBe(true);
  expect(farBelow(1, null)).toBe(false);
});
