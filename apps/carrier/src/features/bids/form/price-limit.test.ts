import { describe, expect, it } from 'vitest';
import { buttonStep, priceLimit, ruleOf, suggestedBid, usualBasis } from './price-limit';

type Tender = Parameters<typeof priceLimit>[0];

const eur = (amount: number) => ({ amount, currency: 'EUR' });

function tender(part: Partial<Tender> = {}, terms: Partial<Tender['terms']> = {}): Tender {
  return {
    terms: {
      mode: 'open',
      basis: 'trip',
      quantity_milli: 1000,
      vat_rate_bp: 2000,
      starting_rate: eur(210_000),
      book_now_price: null,
      bid_step: { kind: 'amount', value: 2_000 },
      extra_minutes: 5,
      max_extra_minutes: 30,
      confirm_minutes: 120,
      decision_minutes: 1440,
      ...terms,
    },
    payment: { type: 'bank_transfer', days_to_pay: 30, currency: 'EUR', vat_mode: 'net' },
    option: {
      id: 1,
      state: 'viewed',
      provisional: false,
      provisional_reasons: [],
      packet_id: null,
      decline_code: null,
      confirm_until: null,
    },
    own_bid: null,
    best_price: eur(174_200),
    highest_allowed: eur(172_200),
    ...part,
  };
}

it.each([
  [172_258, 'EUR', 172_200],
  [172_200, 'EUR', 172_200],
  [99, 'EUR', 99],
  [17_225, 'ISK', 17_225],
])('a suggested bid is rounded down to whole units: %d %s is %d', (amount, currency, suggested) => {
  expect(suggestedBid(amount, currency)).toBe(suggested);
});

describe('the highest price that may be bid', () => {
  it('the server gives the highest price for the tender’s VAT mode and days', () => {
    const load = tender();
    expect(priceLimit(load, usualBasis(load))).toBe(172_200);
  });

  it('the highest price for another VAT mode is computed so that the comparable price is equal', () => {
    expect(priceLimit(tender(), { vatMode: 'gross', daysToPay: 30 })).toBe(206_640);
  });

  it('only the server knows the highest price for other days to pay', () => {
    expect(priceLimit(tender(), { vatMode: 'net', daysToPay: 45 })).toBeUndefined();
  });

  it('a first bid without a ceiling has no highest price', () => {
    const load = tender({ best_price: null, highest_allowed: null }, { starting_rate: null });
    expect(priceLimit(load, usualBasis(load))).toBeNull();
    expect(priceLimit(load, { vatMode: 'gross', daysToPay: 30 })).toBeNull();
  });
});

describe('the sentence that explains the limit', () => {
  it.each([
    ['best', tender(), 172_200],
    ['starting', tender({ best_price: null }), 210_000],
    ['starting', tender({}, { mode: 'sealed' }), 210_000],
    ['free', tender(), null],
    ['server', tender(), undefined],
    ['impossible', tender(), 0],
  ] as const)('the sentence that explains the limit is %s', (rule, load, limit) =>
    expect(ruleOf(load, limit)).toBe(rule),
  );
});

describe('the step of the price buttons', () => {
  it('the price step is the amount of the tender', () => expect(buttonStep(tender(), 172_200)).toBe(2_000));
  it('a price step in percent is rounded to whole euros', () => {
    expect(buttonStep(tender({}, { bid_step: { kind: 'percent', value: 100 } }), 174_200)).toBe(1_800);
  });
  it('a price step in percent below one euro is in cents', () => {
    expect(buttonStep(tender({}, { bid_step: { kind: 'percent', value: 100 } }), 150)).toBe(2);
  });
});
