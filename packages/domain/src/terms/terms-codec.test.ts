import { describe, expect, it } from 'vitest';
import { decodeTerms, encodeDefaults, encodeTerms, TERM_NAMES } from './terms-codec';
import { DEFAULT_TERMS, type Terms } from './terms';

const terms: Terms = {
  ...DEFAULT_TERMS,
  currency: 'EUR',
  mode: 'sealed',
  winner: 'automatic',
  winnerRule: 'score',
  weights: { priceBp: 7_000, onTimeBp: 1_000, acceptanceBp: 1_500, cancelBp: 500 },
  basis: 't',
  quantityMilli: 22_000,
  vatRateBp: 2_300,
  step: { kind: 'amount', value: 500 },
  startingRate: 90_000,
  targetRate: 80_000,
  bookNowPrice: null,
  guardrailBp: 300,
  republishIfFailed: true,
};
const DERIVED = ['quantityMilli', 'vatMode', 'costOfMoneyBp', 'daysToPay', 'currency'];

describe('terms written for the API', () => {
  it('the written terms name every term that people set once', () => {
    expect([...Object.values(TERM_NAMES), ...DERIVED].toSorted()).toEqual(Object.keys(terms).toSorted());
  });

  it('the written terms have prices with their currency, and null without a price', () => {
    expect(encodeTerms(terms)).toMatchObject({
      starting_rate: { amount: 90_000, currency: 'EUR' },
      target_rate: { amount: 80_000, currency: 'EUR' },
      book_now_price: null,
      weights: { price: 7_000, on_time: 1_000, acceptance: 1_500, cancel: 500 },
      bid_step: { kind: 'amount', value: 500 },
    });
  });

  it('the written terms are read back unchanged', () => {
    const empty: Terms = { ...DEFAULT_TERMS, currency: 'EUR' };
    const derived = Object.fromEntries(DERIVED.map((name) => [name, empty[name as keyof Terms]]));
    expect(decodeTerms(empty, encodeTerms(terms))).toEqual({ ...terms, ...derived });
    expect(decodeTerms(terms, encodeTerms(terms))).toEqual(terms);
  });

  it('the terms of a company have no prices', () => {
    const { starting_rate, target_rate, book_now_price, ...common } = encodeTerms(terms);
    expect([starting_rate?.amount, target_rate?.amount, book_now_price]).toEqual([90_000, 80_000, null]);
    expect(encodeDefaults(terms)).toEqual(common);
  });
});

describe('a part of the terms', () => {
  it.each([
    ['nothing', {}, {}],
    ['a term', { extra_minutes: 9 }, { extraMinutes: 9 }],
    ['zero', { guardrail_bp: 0 }, { guardrailBp: 0 }],
    ['false', { republish_if_failed: false }, { republishIfFailed: false }],
    ['a price', { book_now_price: { amount: 70_000, currency: 'EUR' } }, { bookNowPrice: 70_000 }],
    ['no price', { starting_rate: null }, { startingRate: null }],
    ['weights that are absent', { weights: null }, {}],
    ['something undefined', { mode: undefined, target_rate: undefined }, {}],
  ])('a change of the terms with %s changes only the sent terms', (_what, sent, change) => {
    expect(decodeTerms(terms, sent)).toEqual({ ...terms, ...change });
  });
});
