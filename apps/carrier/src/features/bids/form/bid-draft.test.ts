import { describe, expect, it } from 'vitest';
import { toBidBody, detailsOf, problemOf, type BidDetails } from './bid-draft';

const payment = { type: null, days_to_pay: 30, currency: 'EUR', vat_mode: 'net' } as const;
const valid = { least: '2026-11-24T06:00:00.000Z', usual: '2026-11-24T08:00:00.000Z' };
const plain: BidDetails = detailsOf({ own_bid: null, payment, bid_valid_until: valid });

describe('a first bid', () => {
  it('a first bid has the VAT mode and days to pay of the tender and no other value', () => {
    expect(toBidBody(172_200, 'EUR', plain)).toEqual({
      price: { amount: 172_200, currency: 'EUR' },
      vat_mode: 'net',
      days_to_pay: 30,
    });
  });

  it('the line haul is the price without fuel and extras', () => {
    const { components } = toBidBody(172_200, 'EUR', { ...plain, fuel: 40_000 });
    expect(components?.map(({ kind, price }) => [kind, price.amount])).toEqual([
      ['line_haul', 132_200],
      ['fuel', 40_000],
    ]);
  });
});

describe('a revision', () => {
  it('a revision has the values of the last bid', () => {
    const own = {
      id: 5,
      price: { amount: 180_000, currency: 'EUR' },
      vat_mode: 'gross',
      days_to_pay: 14,
      comparable: { amount: 150_000, currency: 'EUR' },
      placed_at: '2026-11-20T08:00:00.000Z',
      valid_until: '2026-11-28T08:00:00.000Z',
      comment: 'ADR',
      truck_plate: 'AA1234BB',
      driver_name: null,
      offered_times: [{ waypoint_id: 3, from: '2026-11-24T07:00:00.000Z', to: '2026-11-24T08:00:00.000Z' }],
      components: [],
      by_phone: false,
      receipt: null,
    };
    const details = detailsOf({ own_bid: own, payment, bid_valid_until: valid });
    expect(toBidBody(170_000, 'EUR', details)).toEqual({
      price: { amount: 170_000, currency: 'EUR' },
      vat_mode: 'gross',
      days_to_pay: 14,
      valid_until: '2026-11-28T08:00:00.000Z',
      comment: 'ADR',
      truck_plate: 'AA1234BB',
      offered_times: own.offered_times,
    });
  });
});

describe('the problem of a bid', () => {
  it.each<[string, BidDetails, string | null]>([
    ['no problem', plain, null],
    ['no days to pay', { ...plain, daysToPay: null }, 'days'],
    ['parts above the price', { ...plain, fuel: 172_200 }, 'parts'],
    ['a time without an end', { ...plain, offeredTimes: { 3: { from: valid.least, to: null } } }, 'times'],
    [
      'a time that ends before it begins',
      { ...plain, offeredTimes: { 3: { from: valid.usual, to: valid.least } } },
      'times',
    ],
  ])('the check of a bid finds its problem: %s', (_name, details, problem) =>
    expect(problemOf(172_200, details)).toBe(problem),
  );
});
